import { isRecord } from "../../content-files/content";

/** Whether two values of content say the same, in whatever order their fields are. */
export const isSame = (a: unknown, b: unknown): boolean => {
  // A picture's bytes are never looked at one by one.
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  return keysOf(a, b).every((key) => isSame(a[key], b[key]));
};

/** The fields of any of some values, each once, in the order of the first that has them. */
export const keysOf = (...values: unknown[]) => [
  ...new Set(values.filter(isRecord).flatMap(Object.keys)),
];
