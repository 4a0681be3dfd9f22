import { walk, type Path } from "../model/schema";
import type { Entry } from "./content";

/** What the content check needs to know of a picture file. */
export type Picture = {
  /** Path below the content root. */
  file: string;
  bytes: number;
  /** As sharp names it ("heif" for AVIF and HEIC); undefined if the file is no picture. */
  format?: string;
  /** "hevc" for an iPhone's HEIC. */
  compression?: string;
  /** Pixels, as shown: the rotation in the file's metadata is applied. */
  width: number;
  height: number;
  /** A part of the file is missing, or makes no sense. */
  isDamaged: boolean;
  /** Hexadecimal digest of the file. */
  sha256: string;
};

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
