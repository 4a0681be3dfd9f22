/** @jest-environment node */
import { hours } from "../../src/features/language/format";
import { createFieldExtensions } from "../../src/gatsby/field-extensions";
import { setInterfaceTexts } from "../../src/gatsby/interface-texts";
import { languageCodes } from "../../src/languages";

// Jest cannot load it here; that it makes HTML is not what these tests are about.
jest.mock("micromark", () => ({ micromark: (text: string) => `<p>${text}</p>` }));

type Resolve = (...parameters: unknown[]) => Promise<string>;

/** The resolvers of the field extensions, by name. */
const resolvers = () => {
  const found: Record<string, Resolve> = {};
  const createFieldExtension = ({ name, extend }: { name: string; extend: () => object }) => {
    found[name] = (extend() as { resolve: Resolve }).resolve;
  };
  createFieldExtensions({ actions: { createFieldExtension } } as never);
  return found;
};

const facts: Record<string, object> = { Terms: { cancellationHours: 72 } };
const nodeModel = {
  findOne: ({ type }: { type: string }) => Promise.resolve(facts[type]),
};
const source = { text: { es: "Hasta {{terms.cancellationHours}} horas, {{ unknown }} h" } };

test.each([
  ["localized", "Hasta 72\u00A0horas, {{ unknown }}\u00A0h"],
  ["markdown", "<p>Hasta 72\u00A0horas, {{ unknown }}\u00A0h</p>"],
])("a %s text is set once its placeholders are filled in", async (name, expected) => {
  const args = [source, { language: "es" }, { nodeModel }, { fieldName: "text" }];
  expect(await resolvers()[name](...args)).toBe(expected);
});

test("interface words are set in their language, and stay JSON", () => {
  const createResolvers = jest.fn();
  setInterfaceTexts({ createResolvers } as never);
  const [[{ Locale }]] = createResolvers.mock.calls as [
    [{ Locale: { data: { resolve: (locale: object) => string } } }],
  ];
  const data = JSON.stringify({ sending: 'Wird "gesendet" …', schedule: "{{end}} Uhr\nS. L." });
  const resolved = JSON.parse(Locale.data.resolve({ data, language: "de" })) as unknown;
  expect(resolved).toEqual({
    sending: 'Wird "gesendet"\u00A0…',
    schedule: "{{end}}\u00A0Uhr\nS.\u00A0L.",
  });
});

test.each(languageCodes)("a number of hours is never broken from its unit: %s", (language) => {
  expect(hours(3.5, language, "long")).toMatch(/^3[.,]5\u00A0\p{L}+$/u);
  expect(hours(4, language, "short")).toMatch(/^4\u00A0\p{L}+\.?$/u);
});
