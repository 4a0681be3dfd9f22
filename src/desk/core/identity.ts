import { isRecord } from "../../base/is-record";
import { walk, type Path, type SchemaNode } from "../../typed-content/schema";
import { keyFieldOf } from "../../typed-content/reference-lists";
import { align } from "../told/align";
import { isSame, keysOf } from "./json";

/** Tells an item of a list from all others for as long as the desk is open. It is no part of the content. */
export type ItemId = `#${number}`;

/**
 * Leads to a field by the identities of list items. Whatever happens to the lists meanwhile, it leads to the same field,
 * or to none: no edit is addressed by a number alone.
 */
export type FieldPath = string[];

/**
 * The identities of the items of each list, in its order. They belong to the very array, which is never modified: so undo
 * brings them back with it, and an array of which nothing is known has new ones.
 */
const known = new WeakMap<readonly unknown[], readonly ItemId[]>();

let made = 0;
const newId = (): ItemId => `#${(made += 1)}`;

/** Returns the identities of the items of a list. */
export const idsOf = (list: readonly unknown[]): readonly ItemId[] =>
  known.get(list) ?? known.get(withIds(list, [])) ?? [];

/**
 * Says what the items of a list are, and returns it.
 * @param ids in its order; undefined for a new item
 */
export const withIds = <List extends readonly unknown[]>(
  list: List,
  ids: readonly (ItemId | undefined)[],
): List => {
  const taken = new Set<ItemId>();
  const own = list.map((_, place) => {
    const id = ids[place];
    const unique = id === undefined || taken.has(id) ? newId() : id;
    taken.add(unique);
    return unique;
  });
  known.set(list, own);
  return list;
};

/** Whether one of two lists comes from the other, or both from a third one. */
const areRelated = (one: readonly unknown[], other: readonly unknown[]) => {
  const [some, others] = [known.get(one), known.get(other)];
  return some?.some((id) => others?.includes(id)) ?? false;
};

/** Returns what an item says, value by value, but for the entries to which it refers. */
const partsOf = (node: SchemaNode, item: unknown) => {
  const parts = new Set<string>();
  walk(node, item, ({ kind }, value, path) => {
    if (typeof value !== "object" && kind !== "reference") parts.add(JSON.stringify([path, value]));
  });
  return parts;
};

/**
 * Whether an item that stands where another one stood may be that one, changed: a third of what it says is the same. Who
 * takes one away and adds another in its place has not changed it.
 */
const isLike = (node: SchemaNode, one: unknown, other: unknown) => {
  const [some, others] = [partsOf(node, one), partsOf(node, other)];
  const shared = [...some].filter((part) => others.has(part)).length;
  return shared * 3 >= Math.min(some.size, others.size);
};

/**
 * Returns for each item of a list its place in an earlier one; undefined for a new item. Items with a key are found by it,
 * others by their identity; where the lists have nothing to do with each other, by what they say.
 */
export const placesIn = (list: SchemaNode, earlier: unknown[], later: unknown[]) => {
  const isKeyed = keyFieldOf(list) !== undefined;
  if (isKeyed || !areRelated(earlier, later))
    return align(list, earlier, later).map((place, index) =>
      place === undefined || isKeyed || isLike(list.items ?? {}, earlier[place], later[index])
        ? place
        : undefined,
    );
  const ids = idsOf(earlier);
  return idsOf(later).map((id) => (ids.includes(id) ? ids.indexOf(id) : undefined));
};

/**
 * Lets the items of the lists in a later value be those of an earlier one, unless it is known already which they are. Where
 * both say the same, they are the same.
 */
export const follow = (node: SchemaNode | undefined, earlier: unknown, later: unknown): void => {
  if (!node || earlier === later) return;
  if (isRecord(earlier) && isRecord(later))
    for (const key of keysOf(later)) follow(node.properties?.[key], earlier[key], later[key]);
  if (!Array.isArray(earlier) || !Array.isArray(later)) return;
  const ids = idsOf(earlier);
  const isEqual = isSame(earlier, later);
  const places = isEqual ? [...later.keys()] : placesIn(node, earlier, later);
  if (isEqual || !known.has(later))
    withIds(
      later,
      places.map((place) => ids[place ?? -1]),
    );
  places.forEach((place, index) => {
    if (place !== undefined) follow(node.items, earlier[place], later[index]);
  });
};

const inside = (value: unknown, step: string | number) =>
  (value as Partial<Record<string | number, unknown>> | undefined)?.[step];

/** Stands in a path for an item that its list does not have. */
export const NO_ITEM = "#";

/** Returns a path by identities. */
export const fieldPath = (data: unknown, path: Path): FieldPath => {
  let value = data;
  return path.map((step) => {
    const holder = value;
    value = inside(holder, step);
    if (typeof step === "string") return step;
    return (Array.isArray(holder) ? idsOf(holder)[step] : undefined) ?? NO_ITEM;
  });
};

/** Returns where a field is now, and its value; undefined if an item on its path is gone. */
const find = (data: unknown, path: FieldPath) => {
  const place: (string | number)[] = [];
  let value = data;
  for (const step of path) {
    const own = Array.isArray(value) ? idsOf(value).indexOf(step as ItemId) : step;
    if (own === -1 || (typeof own === "string" && own.startsWith("#"))) return undefined;
    place.push(own);
    value = inside(value, own);
  }
  return { place, value };
};

/** Returns where a field is now; undefined if an item on its path is gone. */
export const placeNow = (data: unknown, path: FieldPath): Path | undefined =>
  find(data, path)?.place;

/** Returns the value of a field, wherever it is now. */
export const valueNow = (data: unknown, path: FieldPath): unknown => find(data, path)?.value;
