import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { NodePluginArgs } from "gatsby";
import { parse } from "graphql";
import type { CalendarDate } from "@brisa/typed-content/dates";
import type { Content } from "@brisa/typed-content";
import { readPictures } from "@brisa/typed-content/read";
import type { BuiltPages, PageQueries } from "../page/pages";
import { pagesSchema } from "../page/schema";
import { isRecord } from "@brisa/typed-content/helpers";
import { createEngine, entryAt } from "../page/engine";
import { argumentsKey, type BuiltPictures, type PictureArguments } from "../page/pictures";
import { languageOf } from "@brisa/typed-content/languages";

/** In the place of a picture's data in an answer of the desk's engine. */
class PictureRequest {
  constructor(
    readonly file: string,
    readonly args: PictureArguments,
  ) {}
}

/** Calls back with each request and the value at its place in the build's answer. */
const compare = (
  mine: unknown,
  built: unknown,
  onPicture: (request: PictureRequest, built: unknown) => void,
) => {
  if (mine instanceof PictureRequest) onPicture(mine, built);
  else if (isRecord(mine) || Array.isArray(mine)) {
    if (!isRecord(built) && !Array.isArray(built)) return;
    const inside = Object.entries(built) as [string, unknown][];
    const values = new Map(inside);
    for (const [key, value] of Object.entries(mine)) compare(value, values.get(key), onPicture);
  }
};

/**
 * The desk's engine answers the queries, and asks for pictures where the build's answers have their data. @param
 * builtData returns the build's answer to a page's query
 */
const builtPictures = async (
  { schema, queries, queryOf }: PageQueries,
  content: Content,
  builtData: (path: string) => unknown,
  today: CalendarDate,
): Promise<BuiltPictures> => {
  const answer = createEngine(schema, {
    pictureData: (file, args) => new PictureRequest(file, args),
    digest: () => undefined,
    today: () => today,
  });
  const pictures: BuiltPictures = { args: [], data: {} };
  const keys: string[] = [];
  const record = ({ file, args }: PictureRequest, data: unknown) => {
    const key = argumentsKey(args);
    if (!keys.includes(key)) {
      keys.push(key);
      pictures.args.push(args);
    }
    (pictures.data[file] ??= [])[keys.indexOf(key)] = data;
  };
  for (const [path, index] of Object.entries(queryOf)) {
    const query = queries[index];
    // The default language is enough: pictures are the same in all languages.
    if (!query || !path.endsWith("/") || languageOf(path) !== languageOf("/")) continue;
    const mine = await answer(query, content, languageOf(path), undefined, entryAt(path));
    compare(mine, builtData(path), record);
  }
  return pictures;
};

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
