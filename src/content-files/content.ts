import { holds, type Collection } from "../model/collection";
import type { SchemaNode } from "../model/schema";

/** A content file that could be read, with the collection that it belongs to. */
export type Entry = { file: string; collection: Collection; node: SchemaNode; data: unknown };

/** Everything that one check looks at: all files, and what those of the collections say. */
export type Content = { files: string[]; entries: Entry[]; collections: Collection[] };

export const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** The entry's identifier; undefined while it has none, or one that cannot be one. */
export const idOf = ({ data }: Entry) => {
  const id = isRecord(data) ? data.id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
};

/**
 * The identifiers of a collection, and whether they are all known: while a file cannot be read or
 * does not say its own, nobody can tell what is missing.
 */
export const idsOf = ({ files, entries }: Content, collection: Collection) => {
  const ids = entries
    .filter((entry) => entry.collection === collection)
    .map(idOf)
    .filter((id) => id !== undefined);
  return { ids, complete: ids.length === files.filter((file) => holds(collection, file)).length };
};

/** The order in which a report speaks of the content. */
export const byFile = (a: { file: string }, b: { file: string }) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : 0;
