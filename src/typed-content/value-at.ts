import { isRecord } from "../base/is-record";
import type { Content } from "./content";
import type { Path } from "./schema";

/** Returns the value at a path, or undefined. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, step) =>
      Array.isArray(at) || isRecord(at)
        ? (at as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );

/** Returns the value at a path of a file, which may have errors; undefined also without the file. */
export const valueIn = (
  { entries }: Pick<Content, "entries">,
  file: string,
  ...path: Path
): unknown => valueAt(entries.find((entry) => entry.file === file)?.data, path);
