import { cachedBy } from "../helpers/cached-by";
import { walk, type Address } from "../schema";
import type { Entry } from "../content";

/** Those from 5 to 8 exchange width and height; the others only mirror a picture, or turn it by a half. */
export const isQuarterTurn = (orientation: number) => orientation >= 5;

/** The picture is a path below the content root. */
export type PictureUse = Address & { picture: string };

export const pictureUses = (entries: Entry[]): PictureUse[] => entries.flatMap(usesIn);

/** Cached: the desk checks after each change. */
const usesIn = cachedBy(({ file, node, data }: Entry) =>
  walk(node, data).flatMap(({ node: { kind }, value, path }): PictureUse[] =>
    kind === "picture-file" && typeof value === "string" && value.startsWith("/media/")
      ? [{ file, path, picture: value.slice(1) }]
      : [],
  ),
);
