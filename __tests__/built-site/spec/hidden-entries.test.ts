import { languageCodes } from "../../../src/model/languages";
import { readContent } from "../../../packages/typed-content/files/read";
import { isRecord } from "../../../packages/typed-content/helpers/is-record";
import { contentModel } from "../../../src/model";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isShown } from "../../../packages/typed-content/shown";
import { filesIn } from "../../../packages/typed-content/files/read";
import { siteRoot } from "../built-pages";

/** Returns all texts of an entry that are localized, in all languages. */
const textsIn = (data: unknown): string[] => {
  if (!isRecord(data)) return [];
  const values = Object.values(data);
  if (languageCodes.every((code) => typeof data[code] === "string")) return values as string[];
  return values.flatMap(textsIn);
};

/** The published files with text, except the licences. */
const published = () =>
  filesIn(siteRoot)
    .filter((file) => /\.(html|json|js|txt|xml)$/.test(file) && !file.endsWith("licenses.txt"))
    .map((file) => ({ file, text: readFileSync(join(siteRoot, file), "utf8") }));

test("what is hidden, or a question without an answer, is in no published file", () => {
  const { entries } = readContent(TEST_CONTENT, contentModel);
  const texts = entries
    .filter(({ collection, data }) => isRecord(data) && !isShown(data, collection.shownWith))
    .flatMap(({ data }) => textsIn(data));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts).toContain("May the parrot come?");
  const files = published();
  expect(files.some(({ file }) => file.endsWith("page-data.json"))).toBe(true);
  expect(files.some(({ file }) => file.startsWith("admin/"))).toBe(true);
  const shown = texts.filter((word) => files.some(({ text }) => text.includes(word)));
  expect(shown).toEqual([]);
});
