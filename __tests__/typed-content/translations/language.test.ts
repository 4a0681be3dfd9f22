import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../../src/base/languages";
import { copyContent } from "./content-copy";

const { root, remove } = copyContent();
afterAll(remove);

/** Loads the modules that read the table of languages, with French added to it. */
const withFrench = async () => {
  const table = { ...languages, fr: { name: "Français", tag: "fr-FR" } };
  jest.doMock("../../../src/base/languages", () => ({
    ...jest.requireActual<object>("../../../src/base/languages"),
    languages: table,
    languageCodes: Object.keys(table),
  }));
  const { contentModel } = await import("../../../src/model");
  const { readContent } = await import("../../../src/typed-content/files/read");
  const { translationsOf } = await import("../../../src/typed-content/translations/table");
  const { translationsCsv } = await import("../../../src/typed-content/translations/csv");
  const { importTable } = await import("../../../src/typed-content/translations/import");
  return {
    content: readContent(root, contentModel),
    translationsOf,
    translationsCsv,
    importTable,
  };
};

test("a language added to the table gets its column, and its texts a place in the content", async () => {
  const { content, translationsOf, translationsCsv, importTable } = await withFrench();
  const translations = translationsOf(content);

  const translated = {
    ...translations,
    groups: translations.groups.map((group) => ({
      ...group,
      files: group.files.map(({ file, rows }) => ({
        file,
        rows: rows.map((row) => ({
          ...row,
          cells: { ...row.cells, fr: { ...row.cells.es, text: row.cells.es.text } },
        })),
      })),
    })),
  };
  const result = importTable(content, Buffer.from(translationsCsv(translated)), () => undefined);
  if ("errors" in result) throw new Error(result.errors.join("\n"));
  // The words of the new language are the Spanish ones, in the same order and layout.
  const words = result.edits.get("locales/fr/layout.json");
  expect(words?.source).toBe(readFileSync(join(root, "locales/es/layout.json"), "utf8"));
  const home = JSON.parse(result.edits.get("pages/home.json")?.source ?? "");
  expect(home.heading.fr).toBe(home.heading.es);
  expect(result.edits.get("legal/privacy.yaml")?.source).toMatch(/^ {6}fr: \|-$/m);
});
