import { realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { BrokenRequest } from "./broken-request";

/**
 * Returns where a file is on the disk.
 * @throws BrokenRequest where a link would lead elsewhere
 */
export const placeOf = async (root: string, path: string) => {
  const place = join(await realpath(root), path);
  if ((await withoutLinks(place)) !== place) throw new BrokenRequest(`${path} is a link.`);
  return place;
};

const withoutLinks = async (path: string): Promise<string> =>
  (await realpath(path).catch(unlessMissing)) ??
  join(await withoutLinks(dirname(path)), basename(path));

export const unlessMissing = (error: NodeJS.ErrnoException) => {
  if (error.code !== "ENOENT") throw error;
  return undefined;
};
