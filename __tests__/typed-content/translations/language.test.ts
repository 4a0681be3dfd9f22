import { readFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../../src/base/languages";

/** Loads the modules that read the table of languages, with French added to it. */
const withFrench = async () => {
  const table = { ...languages, fr: { name: "Français", tag: "fr-FR" } };
  jest.doMock("../../../src/base/languages", () => ({
    ...jest.requireActual<object>("../../../src/base/languages"),
    languages: table,
    languageCodes: Object.keys(table),
  }));
  return {
    ...(await import("../../guest-house/house-content")),
    ...(await import("../../../src/typed-content/translations/table")),
    ...(await import("../../../src/typed-content/translations/csv")),
    ...(await import("../../../src/typed-content/translations/import")),
  };
};

test("a language added to the table gets its column, and its texts a place in the content", async () => {
  const { content, ROOT, translationsOf, translationsCsv, importTable } = await withFrench();
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
  const words = result.edits.get("locales/fr/rooms.json");
  expect(words?.source).toBe(readFileSync(join(ROOT, "locales/es/rooms.json"), "utf8"));
  const room = JSON.parse(result.edits.get("rooms/garden.json")?.source ?? "");
  expect(room.name.fr).toBe(room.name.es);
  expect(result.edits.get("conditions/stay.yaml")?.source).toMatch(/^ {6}fr: \|-$/m);
});
