/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentNode } from "graphql";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { readContent } from "../../src/content-files/read";
import { createEngine } from "../../src/editor/page/engine";
import { isRecord } from "../../src/content-files/content";
import { languageOf } from "../../src/languages";
import { collections } from "../../src/model";
import { siteRoot } from "./built-pages";

const read = (file: string): unknown => JSON.parse(readFileSync(join(siteRoot, file), "utf8"));

type Pages = { schema: DocumentNode; queries: DocumentNode[]; queryOf: Record<string, number> };
type PageData = { result: { data: Record<string, unknown> } };

const { schema, queries, queryOf } = read("admin/pages.json") as Pages;
const content = readContent(siteRoot.endsWith("test") ? TEST_CONTENT : "content", collections);
/** The day of the build, which any page's data contains. */
const { result: built } = read("page-data/index/page-data.json") as PageData;
const today = () => String(built.data.today);
const answer = createEngine(schema, { pictureData: () => "picture", today });

/** Returns data without what only the build knows: pictures, and the order of the files of messages. */
const comparable = (data: unknown) =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => {
    if (key === "gatsbyImageData") return "picture";
    if (key === "edges" && Array.isArray(value))
      return value.map((edge) => JSON.stringify(edge)).sort();
    return value;
  }) as unknown;

const paths = Object.keys(queryOf).filter((path) => !path.endsWith(".html"));

test.each(paths)("the desk answers the query of %s as the build has", async (path) => {
  const { result } = read(`page-data${path === "/" ? "/index/" : path}page-data.json`) as PageData;
  const query = queries[queryOf[path] ?? -1];
  if (!query) throw new Error("The page has no query.");
  const data = await answer(query, content, languageOf(path));
  expect(comparable(data)).toEqual(comparable(result.data));
  expect(isRecord(data) && data.page).toBeTruthy();
});
