import { isRecord } from "@brisa/typed-content/helpers";
import { nodeAt, type Path, type SchemaNode } from "@brisa/typed-content";
import { align } from "./align";
import type { Edit } from "./edits";
import { schemaOf } from "./model";
import { insertMissing } from "./order";
import { valueAt, withField, withItem, withValue } from "./paths";
import { isSame, keysOf } from "./json";

/** An empty path stands for the file itself. */
export type Difference = { path: Path } & (
  | { kind: "value"; before: unknown; after: unknown }
  | { kind: "added"; after: unknown }
  /** The last step of the path is the index that the item had. */
  | { kind: "removed"; before: unknown }
  | { kind: "order"; before: unknown[]; after: unknown[] }
);

/** Field by field, in the order of the file. */
export const differencesOf = (file: string, { base, data }: Edit): Difference[] => {
  if (base === undefined)
    return data === undefined ? [] : [{ kind: "added", path: [], after: data }];
  if (data === undefined) return [{ kind: "removed", path: [], before: base }];
  return inValue(schemaOf(file), base, data, []);
};

const inValue = (
  node: SchemaNode | undefined,
  before: unknown,
  after: unknown,
  path: Path,
): Difference[] => {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after))
    return keysOf(before, after).flatMap((key) =>
      inValue(node?.properties?.[key], before[key], after[key], [...path, key]),
    );
  const [from, to] = [before ?? [], after ?? []];
  // A list that comes is its items, and so is one that goes; an empty one is neither.
  if (node && Array.isArray(from) && Array.isArray(to) && from.length + to.length > 0)
    return inList(node, from, to, path);
  return [{ kind: "value", path, before, after }];
};

const inList = (
  node: SchemaNode,
  before: unknown[],
  after: unknown[],
  path: Path,
): Difference[] => {
  const was = align(node, before, after);
  const kept = was.filter((place) => place !== undefined);
  return [
    ...before.flatMap((item, place): Difference[] =>
      kept.includes(place) ? [] : [{ kind: "removed", path: [...path, place], before: item }],
    ),
    ...after.flatMap((item, place): Difference[] => {
      const from = was[place];
      return from === undefined
        ? [{ kind: "added", path: [...path, place], after: item }]
        : inValue(node.items, before[from], item, [...path, place]);
    }),
    ...(isSame(
      kept,
      kept.toSorted((a, b) => a - b),
    )
      ? []
      : [{ kind: "order" as const, path, before, after }]),
  ];
};

export const withoutDifference = (
  file: string,
  { base, data }: Edit,
  change: Difference,
): unknown => {
  const { path } = change;
  if (path.length === 0 && change.kind !== "order") return base;
  switch (change.kind) {
    case "value":
      return withValue(data, path, change.before);
    case "added":
      return withField(schemaOf(file), data, path, undefined);
    case "removed":
      return withItem(data, placeOf(file, { base, data }, path), change.before);
    case "order":
      return withValue(data, path, inFirstOrder(listNode(file, path), change.before, change.after));
  }
};

const listNode = (file: string, path: Path) => nodeAt(schemaOf(file) ?? {}, path) ?? {};

const placeOf = (file: string, { base, data }: Edit, path: Path): Path => {
  const list = path.slice(0, -1);
  const listIn = (value: unknown) => {
    const found = valueAt(value, list);
    return Array.isArray(found) ? (found as unknown[]) : [];
  };
  const was = align(listNode(file, list), listIn(base), listIn(data));
  for (let place = Number(path.at(-1)) - 1; place >= 0; place -= 1) {
    const now = was.indexOf(place);
    if (now >= 0) return [...list, now + 1];
  }
  return [...list, 0];
};

/** Into their earlier order. New items stay after the item that they follow. */
const inFirstOrder = (node: SchemaNode, before: unknown[], after: unknown[]) => {
  const names = align(node, before, after).map((was, place) => was ?? `new${place}`);
  const first = names.filter((name) => typeof name === "number").toSorted((a, b) => a - b);
  return insertMissing<string | number>(first, names).map((name) => after[names.indexOf(name)]);
};
