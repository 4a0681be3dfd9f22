import { isRecord } from "../base/is-record";
import type { Content } from "./content";
import type { Path } from "./schema";

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, step) =>
      Array.isArray(at) || isRecord(at)
        ? (at as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );

/** Undefined also without the file, whose data may have errors. */
export const valueIn = (
  { entries }: Pick<Content, "entries">,
  file: string,
  ...path: Path
): unknown => valueAt(entries.find((entry) => entry.file === file)?.data, path);
