import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

/** Where the pictures of pages are put: of each engine in its folder, side by side beside those. */
export const SCREENS = "screens/engines";

export const screenName = (page: string, language: string, width: number) =>
  `${page}-${language}-${width}.png`;

/** Pixels. */
const GAP = 20;

/** Puts the engines' pictures of each page side by side, in the order of the engines. */
export const putSideBySide = async (engines: [string, ...string[]]) => {
  const [first] = engines;
  for (const name of readdirSync(join(SCREENS, first))) {
    const files = engines.map((engine) => join(SCREENS, engine, name));
    const pictures = await Promise.all(
      files.map(async (file) => ({ input: file, ...(await sharp(file).metadata()) })),
    );
    let left = 0;
    const layers = pictures.map(({ input, width }) => {
      const layer = { input, left, top: 0 };
      left += width + GAP;
      return layer;
    });
    const height = Math.max(...pictures.map((picture) => picture.height));
    await sharp({ create: { width: left - GAP, height, channels: 3, background: "black" } })
      .composite(layers)
      .png()
      .toFile(join(SCREENS, name));
  }
};
