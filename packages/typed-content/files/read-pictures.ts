import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { isTooLarge, LARGEST_MB } from "../fields/picture";
import { isAnyPicture } from "./kinds";
import { declaredSize, formatOf, neededParts } from "./picture-format";
import { isQuarterTurn } from "./pictures";
import type { Picture } from "../content";

export const readPictures = (root: string, files: string[]) => {
  const pictures = files.filter(isAnyPicture).filter((file) => isFile(join(root, file)));
  return Promise.all(pictures.map((file) => readPicture(root, file)));
};

/** No symbolic link, whose target could be anywhere. */
const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const readPicture = async (root: string, file: string): Promise<Picture> => {
  const path = join(root, file);
  const { size: bytes } = lstatSync(path);
  const unknown = { file, bytes, sha256: "", width: 0, height: 0, isDamaged: false };
  // The check rejects it for its size, and decoding it would be slow.
  if (bytes > LARGEST_MB * 1e6) return unknown;
  try {
    const content = readFileSync(path);
    const sha256 = createHash("sha256").update(content).digest("hex");
    let facts = known.get(sha256);
    if (!facts) known.set(sha256, (facts = readFacts(content)));
    return { file, bytes, sha256, ...(await facts) };
  } catch {
    return unknown;
  }
};

/** By the content's hash: a build asks several times. */
const known = new Map<string, ReturnType<typeof readFacts>>();

/** Only of what begins as a picture does, and is not too large. Throws if it is no picture. */
const readFacts = async (content: Buffer<ArrayBuffer>) => {
  const begun = formatOf(content);
  if (!begun) throw new Error("This is no picture.");
  const declared = declaredSize(content, begun);
  if (declared && isTooLarge(declared)) return { ...begun, ...declared, isDamaged: false };
  const {
    format,
    compression,
    autoOrient,
    orientation = 1,
    pages = 1,
  } = await sharp(content).metadata();
  const { width, height } = autoOrient;
  const turned = isQuarterTurn(orientation) ? { isTurned: true as const } : undefined;
  const noted = neededParts(content, begun) ? { hasMetadata: true as const } : undefined;
  const moves = pages > 1 ? { isAnimated: true as const } : undefined;
  const facts = { format, compression, width, height, ...turned, ...noted, ...moves };
  if (isTooLarge(autoOrient) || compression === "hevc") return { ...facts, isDamaged: false };
  const darkest = await darkestOf(content);
  const pale = darkest && darkest > PALE ? { isPale: true as const } : undefined;
  return { ...facts, ...pale, isDamaged: darkest === undefined };
};

/** From 0, black, to 255, white. */
const PALE = 200;

/** As strictly as Gatsby does it. Even a few pixels need the whole file, and are fast for JPEG. Undefined if it cannot. */
const darkestOf = (content: Buffer) =>
  sharp(content, { failOn: "warning" })
    .resize({ width: 64, height: 64, fit: "inside" })
    .flatten({ background: "white" })
    .greyscale()
    .raw()
    .toBuffer()
    .then(
      (pixels) => Math.min(...pixels),
      () => undefined,
    );
