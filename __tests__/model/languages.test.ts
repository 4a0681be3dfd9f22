import { modelMessages } from "../../src/model/messages";
import { languageCodes, languages } from "../../src/base/languages";
import { contentOf } from "../model/check/fixtures";

test.each(languageCodes)("the row of %s is consistent", (code) => {
  const { name, tag } = languages[code];
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(new Intl.Locale(tag).language).toBe(code);
  expect(new Intl.DisplayNames(code, { type: "language" }).of(code)?.toLowerCase()).toBe(
    name.toLowerCase(),
  );
});

test("a language added to the table is asked for in every text and in every file of words", async () => {
  const lines = await errorsWith({ fr: { name: "Français", tag: "fr-FR" } });
  expect(lines).toEqual(
    expect.arrayContaining([
      "locales/fr/layout.json: falta este archivo. Copiad locales/es/layout.json y traducidlo.",
      "pages/closing.json › heading › fr: falta el texto en francés (fr). Añadidlo.",
      "legal/cookies.yaml › sections › 1 › body › fr: falta el texto en francés (fr). Añadidlo.",
    ]),
  );
  expect(lines.filter((line) => !line.includes("fr"))).toEqual([]);
});

/** Returns the errors of the valid content with another row in the table of languages. */
const errorsWith = async (row: object) => {
  const { root, remove } = await contentOf();
  const table = { ...languages, ...row };
  let lines: string[] = [];
  await jest.isolateModulesAsync(async () => {
    jest.doMock("../../src/base/languages", () => ({
      ...jest.requireActual<object>("../../src/base/languages"),
      languages: table,
      languageCodes: Object.keys(table),
      asLanguageCode: (value: unknown) => Object.keys(table).find((code) => code === value),
    }));
    const { contentModel } = await import("../../src/model");
    const { checkContent } = await import("../../src/typed-content/check/check-content");
    const { findingLine } = await import("../../src/typed-content/check/messages");
    const errors = await checkContent(root, contentModel, modelMessages);
    lines = errors.map((error) => findingLine(error, modelMessages));
  });
  jest.dontMock("../../src/base/languages");
  remove();
  return lines;
};
