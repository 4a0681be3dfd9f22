import { isRecord } from "@brisa/typed-content/helpers";
import { isOptionalList, nodeAt, type Path, type SchemaNode, valueAt } from "@brisa/typed-content";
import { idsOf, withIds, type ItemId } from "./identity";

export { valueAt };

type Holder = unknown[] | Record<string, unknown>;

/** Unique among all files. */
export const fieldKey = (file: string, path: Path) => JSON.stringify([file, ...path]);

/** A copy in which the parent of the path's last step is changed. */
const withHolder = (
  data: unknown,
  path: Path,
  change: (holder: Holder, step: string | number) => Holder,
): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) throw new Error("The value itself has no holder.");
  const holder: Holder = Array.isArray(data)
    ? withIds([...(data as unknown[])], idsOf(data))
    : isRecord(data)
      ? { ...data }
      : typeof step === "number"
        ? []
        : {};
  if (rest.length === 0) return change(holder, step);
  const inside = (holder as Record<string | number, unknown>)[step];
  return Object.assign(holder, { [step]: withHolder(inside, rest, change) });
};

export const spliced = (
  list: readonly unknown[],
  place: number,
  count: number,
  ...items: unknown[]
) =>
  withIds(
    list.toSpliced(place, count, ...items),
    (idsOf(list) as (ItemId | undefined)[]).toSpliced(place, count, ...items.map(() => undefined)),
  );

/** A copy. Undefined removes the field or list item. */
export const withValue = (data: unknown, path: Path, value: unknown): unknown =>
  path.length === 0
    ? value
    : withHolder(data, path, (holder, step) => {
        if (value !== undefined) {
          const next = Object.assign(holder, { [step]: value });
          return Array.isArray(next) ? withIds(next, idsOf(next)) : next;
        }
        if (Array.isArray(holder)) return spliced(holder, Number(step), 1);
        return Object.fromEntries(Object.entries(holder).filter(([key]) => key !== step));
      });

/** A copy. A list that may be missing, but not empty, goes with its last item. `root`: the schema of the data. */
export const withField = (
  root: SchemaNode | undefined,
  data: unknown,
  path: Path,
  value: unknown,
): unknown => {
  const list = path.slice(0, -1);
  const items = valueAt(data, list);
  const isLast =
    value === undefined &&
    Array.isArray(items) &&
    items.length === 1 &&
    isOptionalList(root && nodeAt(root, list.slice(0, -1)), list.at(-1));
  return withValue(data, isLast ? list : path, value);
};

/** A copy, with the item at the index at the end of the path. */
export const withItem = (data: unknown, path: Path, item: unknown): unknown =>
  withHolder(data, path, (list, place) =>
    spliced(Array.isArray(list) ? list : [], Number(place), 0, item),
  );
