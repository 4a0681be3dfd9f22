import { statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { LARGEST_MB, LARGEST_MEGAPIXELS } from "../../model/fields/picture-limits";
import type { Content } from "../../content-files/content";
import type { Fault, FaultCode } from "../../content-files/error";
import { pictureUses } from "../../content-files/picture-uses";

/** What the site's pictures are made from; sharp says "heif" for AVIF, and for an iPhone's HEIC. */
const FORMATS = ["jpeg", "png", "webp", "heif"];
const ENDING = /\.(jpe?g|png|webp|avif)$/i;

/** Pictures that a field names and that are not there, by their exact name. */
export const missingPictures = ({ files, entries }: Content): Fault[] =>
  pictureUses(entries)
    .filter(({ picture }) => !files.includes(picture))
    .map(({ file, path, picture }) => ({
      file,
      path,
      code: "picture-missing",
      detail: `/${picture}`,
    }));

/**
 * What is wrong with a picture file, if anything.
 * @param file path below the content root
 */
export const pictureFault = async (root: string, file: string): Promise<Fault | undefined> => {
  const fault = (code: FaultCode, detail?: string): Fault => ({ file, path: [], code, detail });
  const path = join(root, file);
  if (!ENDING.test(file)) return fault("picture-format");
  if (statSync(path).size > LARGEST_MB * 1e6) return fault("picture-too-heavy", `${LARGEST_MB}`);
  try {
    const { format, width, height, compression } = await sharp(path).metadata();
    if (!FORMATS.includes(format) || compression === "hevc") return fault("picture-format");
    if (width * height > LARGEST_MEGAPIXELS * 1e6) {
      return fault("picture-too-large", `${LARGEST_MEGAPIXELS}`);
    }
  } catch {
    return fault("picture-unreadable");
  }
  try {
    // Decoding to a few pixels reads the whole file, and is quick for JPEG.
    await sharp(path, { failOn: "truncated" }).resize(16).raw().toBuffer();
  } catch {
    return fault("picture-truncated");
  }
  return undefined;
};
