import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { isRecord } from "@brisa/typed-content/helpers";
import { inColors, readLook, sitePalette } from "./look";

/** In pixels: the largest icon. */
const LOGO_SIDE = 512;

/** Decoded anew, as the address of a PNG; undefined without one. */
export const siteLogo = async () => {
  const data = readLook();
  if (!isRecord(data) || !isRecord(data.logo)) return undefined;
  // The check says what is wrong with a picture; the desk opens, so that it can be mended.
  const drawn = await sharp(`content${String(data.logo.file)}`)
    .resize({ width: LOGO_SIDE, height: LOGO_SIDE, fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (!drawn) return undefined;
  const url = `data:image/png;base64,${drawn.data.toString("base64")}`;
  return { url, ratio: drawn.info.width / drawn.info.height };
};

/** In its square, with a margin. */
const ofLogo = (url: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="8" fill="var(--paper)"/><image href="${url}" x="4" y="4" width="40" height="40"/></svg>`;

/** Icons of browsers and phones are made from it: an SVG. */
export const siteMark = async () => {
  const logo = await siteLogo();
  const svg = logo ? ofLogo(logo.url) : readFileSync("static/icons/icon.svg", "utf8");
  return inColors(svg, sitePalette());
};

/** In pixels, for the web manifest. */
export const MANIFEST_SIZES = [192, 512];

/** In pixels. */
const APPLE_SIZE = 180;
const ICO_SIZE = 32;

const png = async (mark: string, size: number, isOpaque = true) => {
  // `density` for sharp edges: the drawing is 48 pixels wide at 72 dpi.
  const drawn = sharp(Buffer.from(mark), { density: (72 * size) / 48 }).resize(size, size);
  return (isOpaque ? drawn.flatten({ background: sitePalette().paper }) : drawn).png().toBuffer();
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

/** Also the chart, whose colours are the site's. */
export const writeIcons = async (folder: string) => {
  const mark = await siteMark();
  mkdirSync(join(folder, "icons"), { recursive: true });
  mkdirSync(join(folder, "art"), { recursive: true });
  const chart = inColors(readFileSync("static/art/bay.svg", "utf8"), sitePalette());
  writeFileSync(join(folder, "art/bay.svg"), chart);
  writeFileSync(join(folder, "icons/icon.svg"), mark);
  writeFileSync(join(folder, "favicon.ico"), ico(await png(mark, ICO_SIZE, false)));
  writeFileSync(join(folder, "icons/apple-touch-icon.png"), await png(mark, APPLE_SIZE));
  for (const size of MANIFEST_SIZES)
    writeFileSync(join(folder, `icons/icon-${size}.png`), await png(mark, size));
};
