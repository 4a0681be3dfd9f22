import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const filesBelow = (path: string): string[] => {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry?.isFile()) return [path];
  if (!entry?.isDirectory()) return [];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
};
