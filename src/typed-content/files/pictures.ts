import type { Address } from "../address";
import { cachedBy } from "../../base/cached-by";
import { walk } from "../schema";
import type { Entry } from "../content";

/**
 * Whether an EXIF orientation exchanges width and height, as those from 5 to 8 do; the others only mirror a picture, or
 * turn it by a half.
 */
export const isQuarterTurn = (orientation: number) => orientation >= 5;

/** A field that shows a picture, and the picture's path below the content root. */
export type PictureUse = Address & { picture: string };

/** Returns every field that refers to a picture in `media`, in the order of the entries. */
export const pictureUses = (entries: Entry[]): PictureUse[] => entries.flatMap(usesIn);

/** Cached, like all that a check asks of each entry: the desk checks after each change. */
const usesIn = cachedBy(({ file, node, data }: Entry) => {
  const uses: PictureUse[] = [];
  walk(node, data, ({ kind }, value, path) => {
    if (kind !== "picture-file" || typeof value !== "string") return;
    if (value.startsWith("/media/")) uses.push({ file, path, picture: value.slice(1) });
  });
  return uses;
});
