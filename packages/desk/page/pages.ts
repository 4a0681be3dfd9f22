import type { DocumentNode } from "graphql";
import { today } from "../core/model";
import { isRecord } from "@brisa/typed-content/helpers";
import type { Content } from "@brisa/typed-content";
import { languageOf } from "@brisa/typed-content/languages";
import { fetchInTime } from "../stores/timing";
import { createDrawable } from "./drawable";
import { createEngine, entryAt } from "./engine";
import { pictureData, type BuiltPictures } from "./pictures";
import { createTrace } from "./trace";
import type { PlainValue } from "./field-marks";

export type PageQueries = {
  schema: DocumentNode;
  queries: DocumentNode[];
  /** By path, the index of a page's query. */
  queryOf: Record<string, number>;
};

/** With the build's image data, and the SHA-256 digest of each picture by its path below `content`. */
export type BuiltPages = PageQueries & {
  pictures: BuiltPictures;
  digests: Readonly<Record<string, string>>;
};

export type PageAnswer = {
  /** Texts carry hidden addresses (`field-marks.ts`). */
  data: unknown;
  /** Other values of the page's entries that it may show. */
  values: PlainValue[];
};

type Uploads = ReadonlyMap<string, string>;

export type Pages = {
  has: (path: string) => boolean;
  /** Pages fall back on this valid content where the current one is invalid. */
  fallBackOn: (content: Content) => void;
  /**
   * Undefined where there is no such page.
   * @throws where the content lacks something the page requires
   */
  answer: (path: string, content: Content, uploads: Uploads) => Promise<PageAnswer | undefined>;
};

const createPages = (
  { schema, queries, queryOf, pictures, digests }: BuiltPages,
  required: readonly string[],
): Pages => {
  let uploaded: Uploads = new Map();
  let picture = pictureData(pictures, uploaded);
  const engine = createEngine(schema, {
    pictureData: (file, args) => picture(file, args),
    // That of the picture that is drawn: an upload may have the name of a published one.
    digest: (file) => (uploaded.has(file) ? undefined : digests[file]),
    today,
  });
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
      const data = await engine(query, shown, languageOf(path), trace, entryAt(path));
      if (!isRecord(data) || required.some((name) => data[name] === null))
        throw new Error(`${path} lacks what it cannot do without.`);
      return { data, values: trace.values(shown) };
    },
  };
};

/**
 * @param required the parts of a page's data without which it cannot be drawn
 * @throws where there is none, or no answer
 */
export const loadPages = async (required: readonly string[]) => {
  const response = await fetchInTime("/admin/pages.json", { cache: "no-cache" });
  const built: unknown = response.ok && (await response.json());
  if (!isRecord(built) || !isRecord(built.queryOf))
    throw new Error(`The pages are not there: ${response.status}.`);
  return createPages(built as BuiltPages, required);
};
