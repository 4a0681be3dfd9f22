import { isRecord } from "@brisa/typed-content/helpers";
import { walk, type Path, type SchemaNode, keyFieldOf } from "@brisa/typed-content";
import { align } from "./align";
import { isSame, keysOf } from "./json";

/** Tells an item from all others for as long as the desk is open. No part of the content. */
export type ItemId = `#${number}`;

/**
 * By the identities of list items: whatever happens to the lists meanwhile, it leads to the same field, or to none. No
 * edit is addressed by a number alone.
 */
export type FieldPath = string[];

/** In the order of the list. They belong to the very array, which is never modified: undo brings them back with it. */
const known = new WeakMap<readonly unknown[], readonly ItemId[]>();

let made = 0;
const newId = (): ItemId => `#${(made += 1)}`;

export const idsOf = (list: readonly unknown[]): readonly ItemId[] =>
  known.get(list) ?? known.get(withIds(list, [])) ?? [];

/** @param ids in the order of the list; undefined for a new item */
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

/** One list comes from the other, or both from a third one. */
const areRelated = (one: readonly unknown[], other: readonly unknown[]) => {
  const [some, others] = [known.get(one), known.get(other)];
  return some?.some((id) => others?.includes(id)) ?? false;
};

/** What an item says, value by value, but for the entries to which it refers. */
const partsOf = (node: SchemaNode, item: unknown) => {
  const said = walk(node, item).filter(
    ({ node: { kind }, value }) => typeof value !== "object" && kind !== "reference",
  );
  return new Set(said.map(({ value, path }) => JSON.stringify([path, value])));
};

/** One item may be the other, changed, if a third of what it says is the same: replacing an item does not change it. */
const isLike = (node: SchemaNode, one: unknown, other: unknown) => {
  const [some, others] = [partsOf(node, one), partsOf(node, other)];
  const shared = [...some].filter((part) => others.has(part)).length;
  return shared * 3 >= Math.min(some.size, others.size);
};

/**
 * For each item, its place in the earlier list; undefined for a new one. Found by key, else by identity; where the
 * lists have nothing to do with each other, by what they say.
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
 * Items of later lists become those of the earlier ones, unless it is known already which they are. Where both say the
 * same, they are the same.
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

/** In a path, stands for an item that its list does not have. */
export const NO_ITEM = "#";

export const fieldPath = (data: unknown, path: Path): FieldPath => {
  let value = data;
  return path.map((step) => {
    const holder = value;
    value = inside(holder, step);
    if (typeof step === "string") return step;
    return (Array.isArray(holder) ? idsOf(holder)[step] : undefined) ?? NO_ITEM;
  });
};

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

/** Undefined if an item on the path is gone. */
export const placeNow = (data: unknown, path: FieldPath): Path | undefined =>
  find(data, path)?.place;

export const valueNow = (data: unknown, path: FieldPath): unknown => find(data, path)?.value;
