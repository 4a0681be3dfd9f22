import type { DocumentNode } from "graphql";
import type { Content } from "../../content-files/content";
import { languageOf } from "../../languages";
import { createEngine } from "./engine";
import { pictureData, type BuiltPictures } from "./pictures";
import { createTrace } from "./trace";
import type { PlainValue } from "./value-keys";

/** With what the pages' queries are answered; the build writes it. */
export type PageQueries = {
  /** The syntax tree of the schema. */
  schema: DocumentNode;
  /** That of each component's query. */
  queries: DocumentNode[];
  /** Which query a page has, by its path. */
  queryOf: Record<string, number>;
};

/** The same, with what the build has made of the pictures. */
export type BuiltPages = PageQueries & { pictures: BuiltPictures };

/** What a page is drawn with. */
export type PageAnswer = {
  /** The result of its query; the texts hide their addresses (`hidden-address.ts`). */
  data: unknown;
  /** What else the page may show of the entries that it is made of. */
  values: PlainValue[];
};

type Uploads = ReadonlyMap<string, string>;

export type Pages = {
  has: (path: string) => boolean;
  /**
   * @returns what a page is drawn with; undefined where there is no such page
   * @throws where the content lacks what the page cannot do without
   */
  answer: (path: string, content: Content, uploads: Uploads) => Promise<PageAnswer | undefined>;
};

/** Returns what answers for the pages that have been built. */
export const createPages = ({ schema, queries, queryOf, pictures }: BuiltPages): Pages => {
  let uploaded: Uploads = new Map();
  let picture = pictureData(pictures, uploaded);
  const engine = createEngine(schema, (file, args) => picture(file, args));
  return {
    has: (path) => path in queryOf,
    answer: async (path, content, uploads) => {
      const query = queries[queryOf[path] ?? -1];
      if (!query) return undefined;
      if (uploads !== uploaded) picture = pictureData(pictures, (uploaded = uploads));
      const trace = createTrace();
      const data = await engine(query, content, languageOf(path), trace);
      return { data, values: trace.values(content) };
    },
  };
};

/**
 * Returns the pages of the site as it is published.
 * @throws while there is none, or no connection
 */
export const loadPages = async () => {
  const response = await fetch("/admin/pages.json", { cache: "no-cache" });
  if (!response.ok) throw new Error(`The pages are not there: ${response.status}.`);
  return createPages((await response.json()) as BuiltPages);
};
