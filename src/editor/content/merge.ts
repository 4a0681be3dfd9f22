import { isRecord } from "../../content-files/content";
import type { Path, SchemaNode } from "../../model/schema";
import { align, keyFieldOf } from "./align";
import { isSame, keysOf } from "./json";
import { insertMissing } from "./orders";

/** A field that two people have changed, each in another way. */
export type Conflict = {
  /** Where it is in the merged value. */
  path: Path;
  base: unknown;
  mine: unknown;
  theirs: unknown;
};

/** A value with the changes of both, and where they are at odds; there it has mine. */
export type Merged = { value: unknown; conflicts: Conflict[] };

type Sides = { base: unknown; mine: unknown; theirs: unknown };

/**
 * Merges what two people have made of a value, field by field; items of lists by what they are, not by
 * their place. Undefined stands for what is not there.
 * @param node the schema of the value
 */
export const merge = (node: SchemaNode | undefined, sides: Sides): Merged => {
  const { base, mine, theirs } = sides;
  const whole = mergeWhole(sides);
  if (whole.conflicts.length === 0) return whole;
  if (isRecord(mine) && isRecord(theirs) && !isOtherPicture(node, sides))
    return mergeFields(node, { base: isRecord(base) ? base : {}, mine, theirs });
  if (node && Array.isArray(mine) && Array.isArray(theirs))
    return mergeLists(node, Array.isArray(base) ? base : [], mine, theirs);
  return whole;
};

/** Merges what two people have made of a value that is only ever changed as a whole. */
export const mergeWhole = (sides: Sides): Merged => {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isSame(base, mine)) return { value: theirs, conflicts: [] };
  return { value: mine, conflicts: [{ path: [], ...sides }] };
};

/** Description and focus belong to the picture that they were made for. */
const isOtherPicture = (node: SchemaNode | undefined, { base, mine, theirs }: Sides) => {
  const fileOf = (picture: unknown) => (isRecord(picture) ? picture.file : undefined);
  return node?.kind === "picture" && [mine, theirs].some((side) => fileOf(side) !== fileOf(base));
};

const below = (step: string | number, conflicts: Conflict[]) =>
  conflicts.map((conflict) => ({ ...conflict, path: [step, ...conflict.path] }));

type Fields = Record<"base" | "mine" | "theirs", Record<string, unknown>>;

const mergeFields = (node: SchemaNode | undefined, { base, mine, theirs }: Fields): Merged => {
  const conflicts: Conflict[] = [];
  const fields = keysOf(mine, theirs).flatMap((key) => {
    const sides = { base: base[key], mine: mine[key], theirs: theirs[key] };
    const merged = merge(node?.properties?.[key], sides);
    conflicts.push(...below(key, merged.conflicts));
    return merged.value === undefined ? [] : [[key, merged.value] as const];
  });
  return { value: Object.fromEntries(fields), conflicts };
};

/** An item of a merged list, known by where it was, or by who has added it. */
type Token = string;

type Side = { items: unknown[]; tokens: Token[] };

const sideOf = (node: SchemaNode, name: string, base: unknown[], items: unknown[]): Side => ({
  items,
  tokens: align(node, base, items).map((was, index) => String(was ?? `${name}${index}`)),
});

const itemOf = ({ items, tokens }: Side, token: Token) => items[tokens.indexOf(token)];

const mergeLists = (
  node: SchemaNode,
  base: unknown[],
  mine: unknown[],
  theirs: unknown[],
): Merged => {
  const was: Side = { items: base, tokens: base.map((_, index) => String(index)) };
  const ours = sideOf(node, "mine", base, mine);
  const others = sameAdditions(node, ours, sideOf(node, "theirs", base, theirs));
  const merged = new Map<Token, Merged>();
  for (const token of new Set([...ours.tokens, ...others.tokens])) {
    const sides = {
      base: itemOf(was, token),
      mine: itemOf(ours, token),
      theirs: itemOf(others, token),
    };
    const item = isAddition(token) ? mergeAddition(node, sides) : merge(node.items, sides);
    // Mine may be that it goes; until that is decided, it is still there.
    if (item.conflicts.length > 0) merged.set(token, { ...item, value: item.value ?? sides.theirs });
    else if (item.value !== undefined) merged.set(token, item);
  }
  const inOrder = (tokens: Token[]) => tokens.filter((token) => merged.has(token));
  const valuesOf = (tokens: Token[]) => inOrder(tokens).map((token) => merged.get(token)?.value);
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

const mergeAddition = (node: SchemaNode, sides: Sides): Merged => {
  const { mine, theirs } = sides;
  return mine === undefined || theirs === undefined
    ? { value: mine ?? theirs, conflicts: [] }
    : merge(node.items, sides);
};

/** Gives what both have added, the same words or the same identifier, one name. */
const sameAdditions = (node: SchemaNode, ours: Side, others: Side): Side => {
  const added = ({ tokens, items }: Side) =>
    tokens.flatMap((token, index) => (isAddition(token) ? [{ token, item: items[index] }] : []));
  const [mine, theirs] = [added(ours), added(others)];
  const itemsOf = (side: typeof mine) => side.map(({ item }) => item);
  const twins = align(node, itemsOf(mine), itemsOf(theirs));
  const names = new Map<Token, Token>();
  theirs.forEach(({ token, item }, index) => {
    const twin = mine[twins[index] ?? -1];
    if (twin && (keyFieldOf(node) || isSame(twin.item, item))) names.set(token, twin.token);
  });
  return { ...others, tokens: others.tokens.map((token) => names.get(token) ?? token) };
};

const inBoth = (a: Token[], b: Token[]) => a.filter((token) => b.includes(token));

/** Whether a list has what it shares with an earlier one in the same order. */
const keepsOrder = (earlier: Token[], later: Token[]) =>
  isSame(inBoth(earlier, later), inBoth(later, earlier));

/** The items of three lists in the order of the one that has moved some; mine, where both have. */
const mergeOrders = (base: Token[], mine: Token[], theirs: Token[]) => {
  const isMoved = !keepsOrder(base, mine);
  const isMovedByThem = !keepsOrder(base, theirs);
  const tokens = isMovedByThem && !isMoved ? insertMissing(theirs, mine) : insertMissing(mine, theirs);
  return {
    tokens,
    isContested: isMoved && isMovedByThem && !keepsOrder(mine, theirs),
  };
};
