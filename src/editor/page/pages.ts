import type { DocumentNode } from "graphql";
import { isRecord, type Content } from "../../content-files/content";
import { languageOf } from "../../languages";
import { createDrawable } from "./drawable";
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
  /** Takes content that is right: where the answered one is not, pages show what this says. */
  fallBackOn: (content: Content) => void;
  /**
   * @returns what a page is drawn with; undefined where there is no such page
   * @throws where the content lacks what the page cannot do without
   */
  answer: (path: string, content: Content, uploads: Uploads) => Promise<PageAnswer | undefined>;
};

/** What no page can do without; `src/layout/page.tsx` throws where it is not there. */
const ALWAYS = ["page", "company", "homePage"];

/** Returns what answers for the pages that have been built. */
export const createPages = ({ schema, queries, queryOf, pictures }: BuiltPages): Pages => {
  let uploaded: Uploads = new Map();
  let picture = pictureData(pictures, uploaded);
  const engine = createEngine(schema, (file, args) => picture(file, args));
  const drawable = createDrawable();
  return {
    has: (path) => path in queryOf,
    fallBackOn: (content) => void drawable(content),
    answer: async (path, content, uploads) => {
      const query = queries[queryOf[path] ?? -1];
      if (!query) return undefined;
      if (uploads !== uploaded) picture = pictureData(pictures, (uploaded = uploads));
      const trace = createTrace();
      const shown = drawable(content);
      const data = await engine(query, shown, languageOf(path), trace);
      if (!isRecord(data) || ALWAYS.some((name) => data[name] === null))
        throw new Error(`${path} lacks what it cannot do without.`);
      return { data, values: trace.values(shown) };
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
