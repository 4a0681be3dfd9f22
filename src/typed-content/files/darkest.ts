import { luminance } from "../../base/color";

/** In pixels: wide enough for the letters of a logo. */
export const SAMPLE_WIDTH = 64;

/** The luminance of the darkest tenth of what is not transparent, four bytes for each pixel; 1 if nothing is there. */
export const darkestIn = (rgba: Uint8Array | Uint8ClampedArray) => {
  const seen: number[] = [];
  for (let at = 0; at < rgba.length; at += 4)
    if ((rgba[at + 3] ?? 0) > 127) seen.push(luminance([...rgba.subarray(at, at + 3)]));
  return seen.sort((a, b) => a - b)[Math.floor(seen.length / 10)] ?? 1;
};
