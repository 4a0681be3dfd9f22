import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocumentNode } from "graphql";
import type { Content } from "../../packages/typed-content/content";
import { readContent } from "../../packages/typed-content/files/read";
import { createEngine, entryAt } from "../../packages/desk/page/engine";
import { languageOf } from "../../src/model/languages";
import { contentModel } from "../../src/model";
import { siteRoot } from "./built-pages";

type Pages = { schema: DocumentNode; queries: DocumentNode[]; queryOf: Record<string, number> };
type PageData = { result: { data: Record<string, unknown> } };

const read = (file: string): unknown => JSON.parse(readFileSync(join(siteRoot, file), "utf8"));

const { schema, queries, queryOf } = read("admin/pages.json") as Pages;

const contentRoot = process.env.CONTENT_ROOT ?? "content";

/** The content of the built site. */
export const siteContent = readContent(contentRoot, contentModel);

/** The path of every page with a query, by which its data can be asked for. */
export const queriedPaths = Object.keys(queryOf).filter((path) => !path.endsWith(".html"));

/** Returns the data that the build has published with a page. */
export const publishedData = (path: string) =>
  (read(`page-data${path === "/" ? "/index/" : path}page-data.json`) as PageData).result.data;

/** The day of the build, which any page's data contains. */
const today = () => String(publishedData("/").today);

/** Returns the SHA-256 digest of a picture of the built site. */
const digest = (file: string) =>
  createHash("sha256")
    .update(readFileSync(join(contentRoot, file)))
    .digest("hex");

const answer = createEngine(schema, { pictureData: () => "picture", digest, today });

/** Returns the answer of the desk's engine to a page's query. */
export const answerOf = (path: string, content: Content) => {
  const query = queries[queryOf[path] ?? -1];
  if (!query) throw new Error(`${path} has no query.`);
  return answer(query, content, languageOf(path), undefined, entryAt(path));
};
