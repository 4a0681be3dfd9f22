import { isRecord } from "../../base/is-record";
import { referenceIn, referenceLists } from "../../typed-content/reference-lists";
import type { SchemaNode } from "../../typed-content/schema";
import { contentNow } from "../core/content-now";
import { collectionOf } from "../core/model";
import { valueAt } from "../core/paths";
import type { Work } from "../core/work";
import { align } from "../told/align";

export type Referred = { type: string; id: unknown };

/** Other files with lists about an entry, which its form shows, such as its prices. */
export const holdersOf = (work: Work, file: string): string[] => {
  const collection = collectionOf(file);
  if (collection?.set !== "open") return [];
  const lists = referenceLists(contentNow(work).entries);
  const holders = lists.flatMap((list) => (list.collection === collection.type ? list.file : []));
  return [...new Set(holders)].filter((holder) => holder !== file);
};

/**
 * The present data, but for items about the entry. A list that was not there stays as it is.
 * @param node the schema of the data
 */
export const withItemsOf = (
  node: SchemaNode | undefined,
  now: unknown,
  then: unknown,
  entry: Referred,
): unknown => {
  if (!node) return now;
  if (isRecord(now) && isRecord(then)) {
    const fields = Object.entries(now).map(([key, value]) => [
      key,
      withItemsOf(node.properties?.[key], value, then[key], entry),
    ]);
    return Object.fromEntries(fields);
  }
  if (!Array.isArray(now) || !Array.isArray(then)) return now;
  const reference = referenceIn(node);
  if (reference?.collection === entry.type) return withOwnItems(reference.key, now, then, entry);
  const bare = (list: unknown[]) => list.map((item) => withoutReferenceLists(node, item));
  return align(node, bare(then), bare(now)).map((was, place) =>
    was === undefined ? now[place] : withItemsOf(node.items, now[place], then[was], entry),
  );
};

/** An item is the same one whatever its own lists of references say. */
const withoutReferenceLists = ({ items }: SchemaNode, item: unknown) =>
  isRecord(item)
    ? Object.fromEntries(
        Object.entries(item).filter(([key]) => !referenceIn(items?.properties?.[key] ?? {})),
      )
    : item;

const withOwnItems = (key: string, now: unknown[], then: unknown[], { id }: Referred) => {
  const isOwn = (item: unknown) => valueAt(item, [key]) === id;
  const place = now.findIndex(isOwn);
  const others = now.filter((item) => !isOwn(item));
  return others.toSpliced(place < 0 ? others.length : place, 0, ...then.filter(isOwn));
};
