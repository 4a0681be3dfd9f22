import { isRecord } from "@brisa/typed-content/helpers";

export const isSame = (a: unknown, b: unknown): boolean => {
  // Comparing a picture byte by byte would be slow; its bytes are never modified in place.
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  return keysOf(a, b).every((key) => isSame(a[key], b[key]));
};

/** Without duplicates, in order of first appearance. */
export const keysOf = (...values: unknown[]) => [
  ...new Set(values.filter(isRecord).flatMap(Object.keys)),
];

/** A group or a list is empty if everything in it is. */
export const isEmpty = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) ? Object.values(value).every(isEmpty) : value === undefined;
};
