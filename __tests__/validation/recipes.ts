import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";

type Recipe = (root: string) => void | Promise<void>;

const SPACE_AND_ACCENT = "media/bahía (1).jpg";
const LONG = 1_000_001;
const PICTURE_LONG = 20_000_001;

/** Contents that Git, or another operating system, would not keep as they are: made when tested. */
export const recipes: Record<string, Recipe> = {
  "byte-order-mark": (root) => writeFileSync(join(root, "terms.json"), "\uFEFF{}"),
  "file-name-not-ascii": async (root) =>
    writeFileSync(join(root, SPACE_AND_ACCENT), await picture()),
  link: (root) => symlinkSync(root, join(root, "media/more"), "junction"),
  "nested-too-deep": (root) => writeFileSync(join(root, "terms.json"), "[".repeat(100_000)),
  "not-utf8": (root) =>
    writeFileSync(join(root, "reviews/one.json"), '{ "name": "Núria" }', "latin1"),
  "picture-too-large": (root) => truncateSync(join(root, "media/boat.jpg"), PICTURE_LONG),
  "picture-too-many-pixels": async (root) =>
    writeFileSync(join(root, "media/new.png"), withSide(10_001, await picture())),
  "text-file-too-large": (root) => truncateSync(join(root, "terms.json"), LONG),
};

const picture = () => {
  const background = { r: 20, g: 120, b: 160 };
  return sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
};

/** The picture with another size in its first chunk: whoever decodes it finds too few pixels. */
const withSide = (side: number, png: Buffer) => {
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};
