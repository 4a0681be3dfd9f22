import { readFileSync } from "node:fs";
import { look } from "../model/collections/look";
import { paletteOf, type Palette } from "../model/palette";

export const readLook = (): unknown => {
  try {
    return JSON.parse(readFileSync(`content/${look.path}`, "utf8"));
  } catch {
    // The check says what is wrong with it; the desk opens, so that it can be mended.
    return undefined;
  }
};

/** That of the content in this folder. */
export const sitePalette = () => paletteOf(readLook());

/** In the colours of a light background. */
export const inColors = (svg: string, palette: Palette) =>
  svg.replace(/var\(--([\w-]+)\)/g, (whole, name: string) =>
    name in palette ? palette[name as keyof Palette] : whole,
  );
