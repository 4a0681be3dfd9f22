import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import sharp, { type FormatEnum } from "sharp";
import { LARGEST_MEGAPIXELS } from "@brisa/typed-content/fields";
import { PICTURE_ENDING } from "@brisa/typed-content/files";
import { formatOf } from "@brisa/typed-content/picture-format";
import { filesIn } from "@brisa/typed-content/read";

/** In pixels, the most that a form shows. */
export const FORM_WIDTH = 800;

/** Upright; undefined if it is no picture. */
const encodedAgain = (bytes: Buffer, ending: string, width?: number) =>
  formatOf(bytes) &&
  sharp(bytes, { limitInputPixels: LARGEST_MEGAPIXELS * 1e6 })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .toFormat(ending.slice(1).toLowerCase() as keyof FormatEnum)
    .toBuffer()
    .catch(() => undefined);

/**
 * Decoded and encoded again: nothing else that a file holds is published. What is no picture has no copy.
 * @param width the largest, in pixels
 * @param isNeeded by the name below both folders
 */
export const writePictures = async (
  from: string,
  to: string,
  width?: number,
  isNeeded: (name: string) => boolean = () => true,
) => {
  rmSync(to, { recursive: true, force: true });
  for (const file of filesIn(from).filter((name) => PICTURE_ENDING.test(name) && isNeeded(name))) {
    const copy = await encodedAgain(readFileSync(join(from, file)), extname(file), width);
    if (!copy) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), copy);
  }
};
