import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { NodePluginArgs } from "gatsby";
import { parse } from "graphql";
import type { CalendarDate } from "../../base/calendar/calendar-date";
import type { Content } from "../../typed-content/content";
import { readPictures } from "../../typed-content/files/read-pictures";
import type { BuiltPages } from "../page/pages";
import { pagesSchema } from "../page/schema";
import { builtPictures } from "./built-pictures";

type State = {
  pages: Map<string, { component: string }>;
  components: Map<string, { query: string }>;
};

type PageData = { result: { data: unknown } };

const FOLDER = "public/admin";

const treeOf = (source: string) => parse(source, { noLocation: true });

const builtData = (path: string) => {
  const file = `public/page-data/${path === "/" ? "index" : path.slice(1, -1)}/page-data.json`;
  return (JSON.parse(readFileSync(file, "utf8")) as PageData).result.data;
};

/** What the desk needs to answer the pages' queries: syntax trees, and the pictures' image data and digests. */
export const writePageQueries = async (
  { store }: Pick<NodePluginArgs, "store">,
  content: Content,
  today: CalendarDate,
) => {
  const { pages, components } = store.getState() as unknown as State;
  const names = [...components.keys()];
  const queries = names.map((name) => treeOf(components.get(name)?.query ?? ""));
  // Sorted, since Gatsby's order depends on which pages it has built before.
  const queryOf = Object.fromEntries(
    Array.from(pages, ([path, { component }]) => [path, names.indexOf(component)] as const).sort(
      ([a], [b]) => (a < b ? -1 : 1),
    ),
  );
  const written = { schema: treeOf(pagesSchema(content.model)), queries, queryOf };
  const pictures = await builtPictures(written, content, builtData, today);
  const read = await readPictures("content", content.files);
  const digests = Object.fromEntries(read.map(({ file, sha256 }) => [file, sha256]));
  const built: BuiltPages = { ...written, pictures, digests };
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/pages.json`, JSON.stringify(built));
};
