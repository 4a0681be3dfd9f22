import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { writeIcons } from "../../src/build/icons";
import { withTemporaryFolder } from "../setup/temporary-folder";

const temporary = withTemporaryFolder();

test("each icon is the mark in its size; those of phones and the manifest have no holes", async () => {
  const folder = temporary();
  await writeIcons(folder);
  for (const [file, size] of [
    ["icons/apple-touch-icon.png", 180],
    ["icons/icon-192.png", 192],
    ["icons/icon-512.png", 512],
  ] as const) {
    const { width, height, hasAlpha } = await sharp(join(folder, file)).metadata();
    expect([file, width, height, hasAlpha]).toEqual([file, size, size, false]);
  }
  const ico = readFileSync(join(folder, "favicon.ico"));
  const { format, width } = await sharp(ico.subarray(22)).metadata();
  expect([ico.readUInt16LE(2), ico.readUInt32LE(14), format, width]).toEqual([
    1,
    ico.length - 22,
    "png",
    32,
  ]);
});
