import { renameSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

type Recipe = (root: string) => void | Promise<void>;

const SPACE_AND_ACCENT = "media/bahía (1).jpg";
const LONG = 1_000_001;
const PICTURE_LONG = 20_000_001;

/** Contents that Git, or another operating system, would not keep as they are: made when tested. */
export const recipes: Record<string, Recipe> = {
  "byte-order-mark": (root) => writeFileSync(join(root, "terms.json"), "\uFEFF{}"),
  "file-name-not-ascii": async (root) => {
    await picture(root, 8);
    renameSync(join(root, "media/new.png"), join(root, SPACE_AND_ACCENT));
  },
  "nested-too-deep": (root) => writeFileSync(join(root, "terms.json"), "[".repeat(100_000)),
  "not-utf8": (root) =>
    writeFileSync(join(root, "reviews/one.json"), '{ "name": "Núria" }', "latin1"),
  "picture-too-large": (root) => truncateSync(join(root, "media/boat.jpg"), PICTURE_LONG),
  "picture-too-many-pixels": (root) => picture(root, 10_001),
  "text-file-too-large": (root) => truncateSync(join(root, "terms.json"), LONG),
};

const picture = async (root: string, side: number) => {
  const background = { r: 20, g: 120, b: 160 };
  await sharp({ create: { width: side, height: side, channels: 3, background } })
    .png()
    .toFile(join(root, "media/new.png"));
};
