import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns every file below a path: the path itself if it is a file, none if it does not exist. Does not
 * follow symbolic links, which the content check reports.
 */
export const filesBelow = (path: string): string[] => {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry?.isFile()) return [path];
  if (!entry?.isDirectory()) return [];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
};
