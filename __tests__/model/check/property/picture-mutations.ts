import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import sharp from "sharp";
import { isPicture } from "../../../../src/typed-content/files/content";
import { writing } from "./mutation";
import { original, ORIGINAL } from "./original";

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: { r: 20, g: 120, b: 160, alpha: 0.5 } },
  });

const LAUGHS = Array.from(
  { length: 12 },
  (_, index) => `<!ENTITY a${index + 1} "${`&a${index};`.repeat(10)}">`,
).join("");

type Made = string | Uint8Array | Promise<Uint8Array>;

/** Replacements of a picture: other files, and unusual pictures. */
const OTHERS: Record<string, (bytes: Buffer) => Made> = {
  "a page": () => "<!doctype html><script>alert(1)</script>",
  "a drawing of a billion laughs": () =>
    `<!DOCTYPE svg [<!ENTITY a0 "ha">${LAUGHS}]><svg xmlns="http://www.w3.org/2000/svg">&a12;</svg>`,
  zeros: (bytes) => Buffer.alloc(bytes.length),
  "a page after its end": (bytes) => Buffer.concat([bytes, Buffer.from("<script>")]),
  "one pixel": () => plain(1, 1).jpeg().toBuffer(),
  "in the colours of print": () => plain(1700, 900).toColourspace("cmyk").jpeg().toBuffer(),
  "turned by its metadata": () => plain(90, 170).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  "a PNG of 16 bits": () => plain(170, 90).toColourspace("rgb16").png().toBuffer(),
  "a PNG with a palette": () => plain(170, 90, 4).png({ palette: true }).toBuffer(),
  "a PNG of 81 megapixels": () => plain(9000, 9000).png().toBuffer(),
  "a WebP": () => plain(1700, 900, 4).webp().toBuffer(),
  "an AVIF": () => plain(200, 100).avif({ effort: 0 }).toBuffer(),
  "a GIF": () => plain(200, 100).gif().toBuffer(),
};

const part = fc.double({ min: 0, max: 1, noNaN: true });

/** Replaces or removes a range of bytes. */
const damage = fc
  .record({ at: part, length: part, byte: fc.option(fc.nat({ max: 255 })) })
  .map(({ at, length, byte }): [string, (bytes: Buffer) => Made] => [
    `from ${at}, of ${length} ${byte === null ? "nothing" : `bytes ${byte}`}`,
    (bytes) => {
      const start = Math.floor(at * bytes.length);
      const end = start + Math.ceil(length ** 8 * bytes.length);
      const between = byte === null ? "" : Buffer.alloc(end - start, byte);
      return Buffer.concat([bytes.subarray(0, start), Buffer.from(between), bytes.subarray(end)]);
    },
  ]);

/** Replaces a picture, or damages a part of it. */
export const pictureChange = fc
  .tuple(
    fc.constantFrom(...original.files.filter(isPicture)),
    fc.oneof(fc.constantFrom(...Object.entries(OTHERS)), damage),
  )
  .map(([file, [as, edit]]) => writing(file, as, () => edit(readFileSync(join(ORIGINAL, file)))));
