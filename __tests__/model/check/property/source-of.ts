import { stringify } from "yaml";
import type { Path } from "../../../../src/typed-content/schema";

/** Returns the entries that replace a key and its value: none, one or several. */
export type Change = (key: string, value: unknown) => [key: string, value: unknown][];

/** Returns the data after a change at a path. */
export const changeAt = (data: unknown, [step, ...rest]: Path, change: Change): unknown => {
  if (step === undefined) return change("", data)[0]?.[1];
  const inside: Change =
    rest.length === 0 ? change : (key, value) => [[key, changeAt(value, rest, change)]];
  if (Array.isArray(data)) {
    return data.flatMap((item: unknown, index) =>
      index === step ? inside(String(index), item).map(([, value]) => value) : [item],
    );
  }
  // `fromEntries` also creates a key `__proto__`, which an assignment does not.
  return Object.fromEntries(
    Object.entries(data as object).flatMap(([key, value]) =>
      key === step ? inside(key, value) : [[key, value] as [string, unknown]],
    ),
  );
};

/** Returns a value that `sourceOf` writes as it is, and not as a text in quotes. */
export const raw = (source: string) => `@@${encodeURIComponent(source)}@@`;

const RAW = /"@@([^@]*)@@"/g;

/** Returns the text of a content file that holds the data. */
export const sourceOf = (file: string, data: unknown) => {
  const source = file.endsWith(".yaml")
    ? stringify(data, { lineWidth: 0 })
    : JSON.stringify(data, null, 2);
  return source.replace(RAW, (_, inside: string) => decodeURIComponent(inside));
};
