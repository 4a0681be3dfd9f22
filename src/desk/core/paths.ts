import { isRecord } from "../../base/is-record";
import type { Path } from "../../typed-content/schema";

type Holder = unknown[] | Record<string, unknown>;

/** Returns a key for a field that is unique among all files. */
export const fieldKey = (file: string, path: Path) => JSON.stringify([file, ...path]);

/** Returns the value at a path, or undefined. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, step) =>
      Array.isArray(at) || isRecord(at)
        ? (at as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );

/** Returns a copy in which the parent of the path's last step is changed. */
const withHolder = (
  data: unknown,
  path: Path,
  change: (holder: Holder, step: string | number) => Holder,
): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) throw new Error("The value itself has no holder.");
  const holder: Holder = Array.isArray(data)
    ? [...(data as unknown[])]
    : isRecord(data)
      ? { ...data }
      : {};
  if (rest.length === 0) return change(holder, step);
  const inside = (holder as Record<string | number, unknown>)[step];
  return Object.assign(holder, { [step]: withHolder(inside, rest, change) });
};

/** Returns a copy with a value at a path. Undefined removes the field or list item. */
export const withValue = (data: unknown, path: Path, value: unknown): unknown =>
  path.length === 0
    ? value
    : withHolder(data, path, (holder, step) => {
        if (value !== undefined) return Object.assign(holder, { [step]: value });
        if (Array.isArray(holder)) return holder.toSpliced(Number(step), 1);
        return Object.fromEntries(Object.entries(holder).filter(([key]) => key !== step));
      });

/** Returns a copy with an item inserted into a list, at the index at the end of the path. */
export const withItem = (data: unknown, path: Path, item: unknown): unknown =>
  withHolder(data, path, (list, place) => {
    const items = Array.isArray(list) ? list : [];
    return items.toSpliced(Number(place), 0, item);
  });
