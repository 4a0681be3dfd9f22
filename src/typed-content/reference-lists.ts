import type { Address } from "./address";
import { cachedBy } from "../base/cached-by";
import type { ReferenceWarnings } from "./fields/kind";
import { walk, type Path, type SchemaNode } from "./schema";
import { isShown } from "./shown";
import { isRecord } from "../base/is-record";
import type { Entry } from "./content";

/** A field that refers to an entry of another collection. */
type Reference = { key: string; collection: string; warnings: ReferenceWarnings };

/** Returns the field of a list's groups that refers to an entry of another collection, if there is one. */
export const referenceIn = ({ items }: SchemaNode): Reference | undefined => {
  for (const [key, { collection, warnings }] of Object.entries(items?.properties ?? {})) {
    if (collection && warnings) return { key, collection, warnings };
  }
  return undefined;
};

/**
 * Returns the field that identifies the items of a list: their `id`, or their reference to an entry.
 * Undefined if the items have no such field.
 */
export const keyFieldOf = (list: SchemaNode) =>
  list.items?.properties?.id ? "id" : referenceIn(list)?.key;

/** A list whose groups each refer to an entry of another collection. */
type ReferenceList = Reference & {
  file: string;
  path: Path;
  /** The ID in each group; undefined if it is not a text, which another rule reports. */
  ids: (string | undefined)[];
};

/** Returns the places of all references to an entry, in lists and outside. */
export const referencesTo = (entries: Entry[], type: string, id: unknown) =>
  entries.flatMap(({ file, node, data }) => {
    const places: Address[] = [];
    walk(node, data, ({ kind, collection }, value, path) => {
      if (kind === "reference" && collection === type && value === id) places.push({ file, path });
    });
    return places;
  });

/** Returns every list whose groups refer to entries, in the order of the entries. */
export const referenceLists = (entries: Entry[]): ReferenceList[] => entries.flatMap(listsIn);

/**
 * Returns the entries that no page shows: those that are hidden, lack the text that their collection requires, or have no
 * group in a list that needs one of each.
 */
export const unseenEntries = (entries: Entry[]) => {
  const needed = referenceLists(entries).filter(({ warnings }) => warnings.unreferenced);
  return entries.flatMap(({ file, collection, data }) => {
    if (!isRecord(data)) return [];
    const { id } = data;
    const lacksGroup = needed.some(
      (list) => list.collection === collection.type && !list.ids.some((each) => each === id),
    );
    return lacksGroup || !isShown(data, collection.shownWith) ? [{ file, collection, id }] : [];
  });
};

const listsIn = cachedBy(({ file, node, data }: Entry) => {
  const lists: ReferenceList[] = [];
  walk(node, data, (list, groups, path) => {
    const reference = referenceIn(list);
    if (!reference || !Array.isArray(groups)) return;
    const ids = groups.map((group: unknown) => {
      const id = isRecord(group) ? group[reference.key] : undefined;
      return typeof id === "string" ? id : undefined;
    });
    lists.push({ ...reference, file, path, ids });
  });
  return lists;
});
