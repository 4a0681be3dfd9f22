import { isRecord } from "@brisa/typed-content/helpers";
import { isOptionalList, type Path, type SchemaNode, keyFieldOf } from "@brisa/typed-content";
import { align } from "./align";
import { fieldPath, idsOf, placesIn, withIds, type FieldPath } from "./identity";
import { isOfKind } from "./of-kind";
import { insertMissing } from "./order";
import { valueAt, withValue } from "./paths";
import { isSame, keysOf } from "./json";
import { freeName } from "@brisa/typed-content/files";

export type Conflict<At extends Path = Path> = {
  /** Within the merged value. */
  path: At;
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** Then mine is what was there before a save that is being taken back, theirs what is there now. */
  isTakenBack?: true;
};

/** Held until a decision, while the lists around it may change. */
export type HeldConflict = Conflict<FieldPath>;

/** Where there is a conflict, the value has my version. */
type Merged = { value: unknown; conflicts: Conflict[] };

type Sides = { base: unknown; mine: unknown; theirs: unknown };

/** Two people add two things under one name; one person adds one. */
export type Authors = "two people" | "one person";

/** Three-way, field by field. List items are matched by identity; undefined stands for a missing value. */
export const merge = (
  node: SchemaNode | undefined,
  sides: Sides,
  authors: Authors = "two people",
): Merged => {
  const { base, mine, theirs } = sides;
  const whole = mergeWhole(sides);
  if (whole.conflicts.length === 0) return whole;
  // Parts of values of different kinds do not belong together.
  if (node && !isOfKind(node, theirs)) return whole;
  if (isRecord(mine) && isRecord(theirs) && !isOtherPicture(node, sides))
    return mergeFields(node, { base: isRecord(base) ? base : {}, mine, theirs }, authors);
  if (node && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(node, { base: Array.isArray(base) ? base : [], mine, theirs }, authors);
  return whole;
};

export const heldIn = ({ value, conflicts }: Merged): HeldConflict[] =>
  conflicts.map((conflict) => ({ ...conflict, path: fieldPath(value, conflict.path) }));

/** For a value that changes only as a whole. */
export const mergeWhole = (sides: Sides): Merged => {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  return { value: mine, conflicts: [{ path: [], ...sides }] };
};

/** Description and focus belong to one picture, and are not merged with another's. */
const isOtherPicture = (node: SchemaNode | undefined, { base, mine, theirs }: Sides) => {
  const fileOf = (picture: unknown) => (isRecord(picture) ? picture.file : undefined);
  return node?.kind === "picture" && [mine, theirs].some((side) => fileOf(side) !== fileOf(base));
};

const below = (step: string | number, conflicts: Conflict[]) =>
  conflicts.map((conflict) => ({ ...conflict, path: [step, ...conflict.path] }));

const hasItems = (list: unknown) => Array.isArray(list) && list.length > 0;
const hasNone = (list: unknown) => Array.isArray(list) && list.length === 0;

type Fields = Record<"base" | "mine" | "theirs", Record<string, unknown>>;

const mergeFields = (
  node: SchemaNode | undefined,
  { base, mine, theirs }: Fields,
  authors: Authors,
): Merged => {
  const conflicts: Conflict[] = [];
  const fields = keysOf(mine, theirs).flatMap((key) => {
    const sides = { base: base[key], mine: mine[key], theirs: theirs[key] };
    const merged = merge(node?.properties?.[key], sides, authors);
    conflicts.push(...below(key, merged.conflicts));
    // Each may have removed what the other one had left.
    const isEmptied = hasItems(base[key]) && hasNone(merged.value) && isOptionalList(node, key);
    return merged.value === undefined || isEmptied ? [] : [[key, merged.value] as const];
  });
  return { value: Object.fromEntries(fields), conflicts };
};

/** The item's index in the base, or the side that added it. */
type Token = string;

type Side = { items: unknown[]; tokens: Token[] };

const sideOf = (node: SchemaNode, name: string, base: unknown[], items: unknown[]): Side => ({
  items,
  tokens: placesIn(node, base, items).map((was, index) => String(was ?? `${name}${index}`)),
});

const itemOf = ({ items, tokens }: Side, token: Token) => items[tokens.indexOf(token)];

type Lists = Record<"base" | "mine" | "theirs", unknown[]>;

const mergeLists = (node: SchemaNode, { base, mine, theirs }: Lists, authors: Authors): Merged => {
  const was: Side = { items: base, tokens: base.map((_, index) => String(index)) };
  const added = sideOf(node, "mine", base, mine);
  const others = sameAdditions(node, added, sideOf(node, "theirs", base, theirs), authors);
  const ours = withOwnNames(node, added, others);
  const merged = new Map<Token, Merged>();
  for (const token of new Set([...ours.tokens, ...others.tokens])) {
    const sides = {
      base: itemOf(was, token),
      mine: itemOf(ours, token),
      theirs: itemOf(others, token),
    };
    const item = isAddition(token)
      ? mergeAddition(node, sides, authors)
      : merge(node.items, sides, authors);
    // If I removed the item, it stays until the conflict is decided.
    if (item.conflicts.length > 0)
      merged.set(token, { ...item, value: item.value ?? sides.theirs });
    else if (item.value !== undefined) merged.set(token, item);
  }
  const inOrder = (tokens: Token[]) => tokens.filter((token) => merged.has(token));
  /** What I have is what it was; the rest is what it was to the others. */
  const identityOf = (token: Token) =>
    idsOf(mine)[ours.tokens.indexOf(token)] ?? idsOf(theirs)[others.tokens.indexOf(token)];
  const valuesOf = (tokens: Token[]) =>
    withIds(
      inOrder(tokens).map((token) => merged.get(token)?.value),
      inOrder(tokens).map(identityOf),
    );
  const orders = mergeOrders(was.tokens, ours.tokens, others.tokens);
  const conflicts = inOrder(orders.tokens).flatMap((token, index) =>
    below(index, merged.get(token)?.conflicts ?? []),
  );
  if (orders.isContested)
    conflicts.unshift({
      path: [],
      base: valuesOf(insertMissing(was.tokens, orders.tokens)),
      mine: valuesOf(orders.tokens),
      theirs: valuesOf(insertMissing(others.tokens, ours.tokens)),
    });
  return { value: valuesOf(orders.tokens), conflicts };
};

const isAddition = (token: Token) => !/^\d/.test(token);

const mergeAddition = (node: SchemaNode, sides: Sides, authors: Authors): Merged => {
  const { mine, theirs } = sides;
  return mine === undefined || theirs === undefined
    ? { value: mine ?? theirs, conflicts: [] }
    : merge(node.items, sides, authors);
};

/** What both sides have added in the same words, or about the same entry, gets one token. */
const sameAdditions = (node: SchemaNode, ours: Side, others: Side, authors: Authors): Side => {
  const added = ({ tokens, items }: Side) =>
    tokens.flatMap((token, index) => (isAddition(token) ? [{ token, item: items[index] }] : []));
  const [mine, theirs] = [added(ours), added(others)];
  const itemsOf = (side: typeof mine) => side.map(({ item }) => item);
  const twins = align(node, itemsOf(mine), itemsOf(theirs));
  const key = keyFieldOf(node);
  const isIdentified = key !== undefined && (key !== "id" || authors === "one person");
  const names = new Map<Token, Token>();
  theirs.forEach(({ token, item }, index) => {
    const twin = mine[twins[index] ?? -1];
    if (twin && (isIdentified || isSame(twin.item, item))) names.set(token, twin.token);
  });
  return { ...others, tokens: others.tokens.map((token) => names.get(token) ?? token) };
};

/** An item that I have added gets another identifier if another item of the others has the same. */
const withOwnNames = (node: SchemaNode, ours: Side, others: Side): Side => {
  if (keyFieldOf(node) !== "id") return ours;
  const taken = new Set([...ours.items, ...others.items].map(idOf));
  const items = ours.items.map((item, index) => {
    const token = ours.tokens[index] ?? "";
    const isAlone = isAddition(token) && !others.tokens.includes(token);
    if (!isAlone || !others.items.some((other) => idOf(other) === idOf(item))) return item;
    const id = freeName(String(idOf(item)), (name) => taken.has(name));
    taken.add(id);
    return withValue(item, ["id"], id);
  });
  return { ...ours, items };
};

const idOf = (item: unknown) => valueAt(item, ["id"]);

const inBoth = (a: Token[], b: Token[]) => a.filter((token) => b.includes(token));

/** Looks only at the items that the lists share. */
const keepsOrder = (earlier: Token[], later: Token[]) =>
  isSame(inBoth(earlier, later), inBoth(later, earlier));

/** The order is that of the side that moved items; mine if both did. */
const mergeOrders = (base: Token[], mine: Token[], theirs: Token[]) => {
  const isMoved = !keepsOrder(base, mine);
  const isMovedByThem = !keepsOrder(base, theirs);
  const tokens =
    isMovedByThem && !isMoved ? insertMissing(theirs, mine) : insertMissing(mine, theirs);
  return {
    tokens,
    isContested: isMoved && isMovedByThem && !keepsOrder(mine, theirs),
  };
};
