import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { colors } from "../site/style/tokens";

/** Icons of browsers and phones are made from it. */
export const MARK = "static/icons/icon.svg";

/** In pixels, for the web manifest. */
export const MANIFEST_SIZES = [192, 512];

/** In pixels. */
const APPLE_SIZE = 180;
const ICO_SIZE = 32;

const png = async (size: number, isOpaque = true) => {
  // `density` for sharp edges: the drawing is 48 pixels wide at 72 dpi.
  const drawn = sharp(MARK, { density: (72 * size) / 48 }).resize(size, size);
  return (isOpaque ? drawn.flatten({ background: colors.paper }) : drawn).png().toBuffer();
};

/** A header of 6 bytes, an entry of 16, and the square PNG. */
const ico = (picture: Buffer) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
};

/** Those for which an SVG does not do. */
export const writeIcons = async (folder: string) => {
  mkdirSync(join(folder, "icons"), { recursive: true });
  writeFileSync(join(folder, "favicon.ico"), ico(await png(ICO_SIZE, false)));
  writeFileSync(join(folder, "icons/apple-touch-icon.png"), await png(APPLE_SIZE));
  for (const size of MANIFEST_SIZES)
    writeFileSync(join(folder, `icons/icon-${size}.png`), await png(size));
};
