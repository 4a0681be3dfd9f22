/** @jest-environment node */
import { languageCodes } from "../../../src/languages";
import { readContent } from "../../../src/content-files/read";
import { isRecord } from "../../../src/content-files/content";
import { collections } from "../../../src/model";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { builtPages } from "../built-pages";

/** Returns all texts of an entry that are localized, in all languages. */
const textsIn = (data: unknown): string[] => {
  if (!isRecord(data)) return [];
  const values = Object.values(data);
  if (languageCodes.every((code) => typeof data[code] === "string")) return values as string[];
  return values.flatMap(textsIn);
};

test("what is hidden is on no page", () => {
  const { entries } = readContent(TEST_CONTENT, collections);
  const texts = entries
    .filter(({ data }) => isRecord(data) && data.hidden === true)
    .flatMap(({ data }) => textsIn(data));
  expect(texts.length).toBeGreaterThan(10);
  const pages = builtPages().filter(({ file }) => !file.startsWith("admin/"));
  const shown = texts.filter((text) => pages.some(({ html }) => html.includes(text)));
  expect(shown).toEqual([]);
});
