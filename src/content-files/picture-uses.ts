import { walk, type Path } from "../model/schema";
import type { Entry } from "./content";

/** A field that shows a picture, and the picture's path below the content root. */
export type PictureUse = { file: string; path: Path; picture: string };

/** Every field that names a picture in `media`, in the order of the entries. */
export const pictureUses = (entries: Entry[]): PictureUse[] =>
  entries.flatMap(({ file, node, data }) => {
    const uses: PictureUse[] = [];
    walk(node, data, ({ kind }, value, path) => {
      if (kind !== "picture-file" || typeof value !== "string") return;
      if (value.startsWith("/media/")) uses.push({ file, path, picture: value.slice(1) });
    });
    return uses;
  });
