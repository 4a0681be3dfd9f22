import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { LARGEST_MB, LARGEST_MEGAPIXELS } from "../model/fields/picture";
import { isPicture } from "./content";
import type { Picture } from "./pictures";

/** Reads what the content check needs to know of every picture among the files. */
export const readPictures = (root: string, files: string[]) =>
  Promise.all(files.filter(isPicture).map((file) => readPicture(root, file)));

const readPicture = async (root: string, file: string): Promise<Picture> => {
  const content = readFileSync(join(root, file));
  const bytes = content.length;
  const sha256 = createHash("sha256").update(content).digest("hex");
  const known = { file, bytes, sha256 };
  try {
    const { format, compression, autoOrient } = await sharp(content).metadata();
    const { width, height } = autoOrient;
    // What is too large is refused anyway, and slow to decode.
    const isLarge = bytes > LARGEST_MB * 1e6 || width * height > LARGEST_MEGAPIXELS * 1e6;
    const isTruncated = !isLarge && compression !== "hevc" && !(await canDecode(content));
    return { ...known, format, compression, width, height, isTruncated };
  } catch {
    return { ...known, width: 0, height: 0, isTruncated: false };
  }
};

/** Decoding to a few pixels reads the whole file, and is quick for JPEG. */
const canDecode = (content: Buffer) =>
  sharp(content, { failOn: "truncated" })
    .resize(16)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
