import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export class InvalidRequest extends Error {}

/** Throws InvalidRequest if the path contains a symbolic link. */
export const resolvePath = async (root: string, path: string) => {
  const place = join(await realpath(root), path);
  if ((await withoutLinks(place)) !== place) throw new InvalidRequest(`${path} is a link.`);
  return place;
};

const withoutLinks = async (path: string): Promise<string> =>
  (await realpath(path).catch(unlessMissing)) ??
  join(await withoutLinks(dirname(path)), basename(path));

/** Rethrows other errors. */
export const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOENT") throw error;
  return undefined;
};
