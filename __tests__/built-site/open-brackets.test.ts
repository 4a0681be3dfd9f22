import { isRecord } from "../../packages/typed-content/helpers/is-record";
import type { Content } from "../../packages/typed-content/content";
import { collapseWhitespace, truncate } from "../../packages/typed-content/texts/strings";
import { entryTexts, localeTexts, type Cell } from "../../packages/typed-content/texts/texts";
import { languageCodes, localPath } from "../../src/model/languages";
import { openBracketsIn } from "../../packages/typed-content/texts/open-brackets";
import { walk, type Path } from "../../packages/typed-content/schema";
import { routes } from "../../src/model/routes";
import { openBrackets } from "../../packages/typed-content/check/warnings/open-brackets";
import { answerOf, queriedPaths, siteContent } from "./page-engine";

/** The paths of the legal texts, whose holes everybody may see. */
const legalPaths = languageCodes.flatMap((language) =>
  [routes.legalNotice, routes.privacy, routes.cookies].map((path) => localPath(path, language)),
);

const shownBrackets = (content: Content) =>
  openBrackets(content).flatMap(({ code, value }) => (code === "shown-bracket" ? [value] : []));

const addAt = (data: unknown, path: Path, text: string): void => {
  const [step = "", ...rest] = path;
  const holder = data as Record<string, unknown>;
  if (rest.length > 0) addAt(holder[step], rest, text);
  else holder[step] = `${String(holder[step])} ${text}`;
};

/** Returns the content with an open bracket of its own in every text, but for those that would hide their entry. */
const withBracketsEverywhere = (): Content => {
  const content = { ...siteContent, locales: structuredClone(siteContent.locales) };
  const entries = siteContent.entries.map((entry) => ({
    ...entry,
    data: structuredClone(entry.data),
  }));
  const files = [...entries, ...content.locales];
  let count = 0;
  const mark = (cells: Pick<Cell, "file" | "path">[]) => {
    const bracket = `[PENDIENTE: n.º ${(count += 1)}]`;
    for (const { file, path } of cells)
      addAt(files.find((each) => each.file === file)?.data, path, bracket);
  };
  for (const { file, collection, node, data } of siteContent.entries) {
    for (const { cells } of entryTexts({ file, collection, node, data }).rows)
      if (cells.es.path[0] !== collection.shownWith) mark(Object.values(cells));
    for (const { node: field, path } of walk(node, data))
      if (field.kind === "text") mark([{ file, path }]);
  }
  for (const { rows } of localeTexts(siteContent))
    for (const { cells } of rows) mark(Object.values(cells));
  return { ...content, entries };
};

const strings = (data: unknown): string[] => {
  if (typeof data === "string") return [data];
  return Array.isArray(data) || isRecord(data) ? Object.values(data).flatMap(strings) : [];
};

test("whatever text has one, the check warns of those that such a page is made from, and of no others", async () => {
  const content = withBracketsEverywhere();
  const paths = queriedPaths.filter((path) => !legalPaths.includes(path));
  const data = await Promise.all(paths.map((path) => answerOf(path, content)));
  const found = openBracketsIn(strings(data).map(collapseWhitespace).join("\n"));
  const pages = new Set(found.map(truncate));
  expect(pages.size).toBeGreaterThan(100);
  expect(new Set(shownBrackets(content))).toEqual(pages);
});
