import { dummyValues, isDummy } from "../../../packages/typed-content/check/warnings/dummy-values";
import { openBrackets } from "../../../packages/typed-content/check/warnings/open-brackets";
import type { Kind } from "../../../packages/typed-content/fields/kind";
import { changedFixture } from "./fixtures";

/** A text in one language, part of a localized field, has no kind. */
const looksDummy = (value: string, field: Kind) =>
  isDummy(value, field === "localized" ? undefined : field);

const dummies: [Kind, string[]][] = [
  ["text", ["PENDIENTE", "Brisa (PENDIENTE)", "Pendiente", "EXAMPLE", "Plaza de Ejemplo, 2"]],
  ["text", ["A0000000", "tomo 000, folio 12", "folio 000.", "PM-000", "ES00 0000 0000"]],
  ["text", ["un nombre de ejemplo", "Lorem ipsum"]],
  ["url", ["https://formspree.io/f/PENDIENTE", "https://pendiente.example.com"]],
  ["url", ["https://www.example.com", "https://ejemplo.es/web", "https://brisa.EXAMPLE:8080"]],
  ["origin", ["https://pendiente.example.com", "https://www.example.com"]],
  ["repository", ["PENDIENTE/web"]],
  ["email", ["info@example.com", "hola@correo.ejemplo.es", "PENDIENTE@brisa.test"]],
  ["phone", ["+34 700 000 000", "+34971000000"]],
  ["localized", ["PENDIENTE", "Aquí va lo PENDIENTE.", "LOREM IPSUM dolor", "Lorem\nipsum"]],
];

const owners: [Kind, string[]][] = [
  ["text", ["Marina Independiente", "Son Pendientes, S. L.", "INDEPENDIENTE", "PENDIENTES"]],
  ["text", ["1.000", "2,000", "10000", "20 000", "0,000", "Tel. 9000", "971 000 123", "07001"]],
  ["text", ["Ejemplos de Mar", "Calle de Ejemplos", "Example Street, 1", "07000"]],
  ["url", ["https://brisa.test/examples/1", "https://brisa.test/ejemplo"]],
  ["url", ["https://brisa.test/@example", "https://examples.test", "https://my-example.test"]],
  ["url", ["https://marina-independiente.test"]],
  ["origin", ["https://entrada.brisa.test"]],
  ["repository", ["brisa/web", "example/pendiente"]],
  ["email", ["independiente@brisa.test", "hola@examples.test", "hola@example-tours.test"]],
  ["phone", ["+34 971 000 123"]],
  ["localized", ["El pago queda pendiente.", "For example, an INDEPENDIENTE.", "A0000000"]],
  ["localized", ["de ejemplo"]],
];

test("what nobody has entered yet is told from what is the owner's own", () => {
  const found = (rows: [Kind, string[]][]) =>
    rows.map(([kind, values]) => [kind, values.filter((value) => looksDummy(value, kind))]);
  expect(found(dummies)).toEqual(dummies);
  expect(found(owners)).toEqual(owners.map(([kind]) => [kind, []]));
});

/** Returns the warnings about the valid content with one file changed. */
const warningsWith = async (file: string, change: (data: Record<string, object>) => object) => {
  const { content } = await changedFixture(undefined, {
    [file]: (data) => Object.assign(data, change(data as Record<string, object>)),
  });
  return [...dummyValues(content), ...openBrackets(content)];
};

test.each(["07000", "28000"])("the postal code %s is a postal code of no address", async (code) => {
  const address = ["address", "postalCode"];
  const inAddress = await warningsWith("company.json", (data) => ({
    address: { ...data.address, postalCode: code },
  }));
  expect(inAddress).toMatchObject([{ path: address, value: code }]);
  expect(await warningsWith("company.json", () => ({ registry: code, mapSearch: code }))).toEqual(
    [],
  );
});

test("a bracket in one language only is told of there, and what else is provisional beside it", async () => {
  const en = "Text [PENDING: number], PENDIENTE";
  const warnings = await warningsWith("pages/closing.json", ({ text }) => ({
    text: { ...text, en },
  }));
  expect(warnings).toEqual([
    { file: "pages/closing.json", path: ["text", "en"], code: "not-entered", value: en },
    {
      file: "pages/closing.json",
      path: ["text", "en"],
      code: "shown-bracket",
      value: "[PENDING: number]",
      everywhere: false,
    },
  ]);
});

test("an open bracket in an interface word is told of in its language", async () => {
  const warnings = await warningsWith("locales/de/layout.json", () => ({ menu: "Menü [offen]" }));
  expect(warnings).toMatchObject([{ file: "locales/de/layout.json", path: ["menu"] }]);
});

test("a long text is told in part, on one line", async () => {
  const en = `PENDIENTE\n\n${"🌊".repeat(90)}`;
  const warnings = await warningsWith("pages/closing.json", ({ text }) => ({
    text: { ...text, en },
  }));
  expect(warnings).toMatchObject([{ value: `PENDIENTE ${"🌊".repeat(50)}…` }]);
});
