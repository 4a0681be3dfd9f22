import { isRecord } from "@brisa/typed-content/helpers";
import { isTooManyPairs, longestCommonSubsequence } from "./longest-common-subsequence";
import { keyFieldOf, type SchemaNode } from "@brisa/typed-content";
import { isSame } from "./json";

/** By item, its index in the earlier list; undefined for a new item. */
type Alignment = (number | undefined)[];

/** As the list of prices, which has one item for each entry. */
export const isKeyedByEntry = (list: SchemaNode) => {
  const field = keyFieldOf(list);
  return (
    field !== undefined && field !== "id" && Object.keys(list.items?.properties ?? {}).length === 2
  );
};

/** Finds the same item by its identifier, else by its content. */
export const align = (list: SchemaNode, earlier: unknown[], later: unknown[]): Alignment => {
  const field = keyFieldOf(list);
  return field ? byKey(field, earlier, later) : byContent(earlier, later);
};

const byKey = (field: string, earlier: unknown[], later: unknown[]): Alignment => {
  const keyOf = (item: unknown) => (isRecord(item) ? item[field] : undefined);
  const places = new Map(earlier.map((item, index) => [keyOf(item), index]));
  const taken = new Set<number>();
  return later.map((item) => {
    const place = places.get(keyOf(item));
    // Of two items with the same identifier, an error in the check, one counts as new.
    if (place === undefined || taken.has(place)) return undefined;
    taken.add(place);
    return place;
  });
};

/** Equal items match. Between two matches, as many items as there were changed in place; others moved or are new. */
const byContent = (earlier: unknown[], later: unknown[]): Alignment => {
  // Longer than any list of the model.
  if (isTooManyPairs(earlier, later))
    return later.map((_, at) => (at < earlier.length ? at : undefined));
  const found: Alignment = later.map(() => undefined);
  const kept = longestCommonSubsequence(earlier, later, isSame);
  for (const [from, to] of kept) found[to] = from;
  const isFree = (from: number) => !found.includes(from);
  // Moved without a change.
  later.forEach((item, to) => {
    if (found[to] !== undefined) return;
    const from = earlier.findIndex((candidate, index) => isFree(index) && isSame(candidate, item));
    if (from >= 0) found[to] = from;
  });
  // Changed in place.
  const edges = [[-1, -1], ...kept, [earlier.length, later.length]] as [number, number][];
  edges.slice(1).forEach(([endFrom, endTo], index) => {
    const [startFrom, startTo] = edges[index] ?? [-1, -1];
    const from = range(startFrom + 1, endFrom).filter(isFree);
    const to = range(startTo + 1, endTo).filter((place) => found[place] === undefined);
    if (from.length === to.length) to.forEach((place, turn) => (found[place] = from[turn]));
  });
  return found;
};

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
