import { segmentsOf, viewOf, type Format } from "./picture-format";

/** Chunks: where the first begins, in each the place of its size, and the bytes that the size leaves out. */
type Chunks = { from: number; sizeAt: number; around: number; isLittleEndian?: true };

/** In Latin-1: what the parts begin with that show a picture. */
const PARTS: Record<string, { chunks?: Chunks; needed: RegExp } | undefined> = {
  // Frames, tables and scans; APP0 without a thumbnail; two of applications, without which colours change.
  jpeg: {
    needed: /^\xff(?:[\xc0-\xcf\xd9-\xdd]|\xe0\0\x10JFIF\0|\xe2..ICC_PROFILE\0|\xee\0\x0eAdobe)/s,
  },
  png: {
    chunks: { from: 8, sizeAt: 0, around: 12 },
    needed: /^.{4}(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs)/s,
  },
  // Pages show the first picture of an animation alone.
  webp: {
    chunks: { from: 12, sizeAt: 4, around: 8, isLittleEndian: true },
    needed: /^(?:VP8[ LX]|ALPH|ICCP)/,
  },
  // Without an item that is no picture, such as Exif.
  heif: {
    chunks: { from: 0, sizeAt: 0, around: 0 },
    needed: /^.{4}(?:ftyp|mdat|meta(?!.*infe(?:\x02.{5}|\x03.{7}).{2}(?!av01|grid|iovl|iden)))/s,
  },
};

function* chunksOf(bytes: Uint8Array, { from, sizeAt, around, isLittleEndian }: Chunks) {
  for (let at = from; at + 8 <= bytes.length;) {
    const size = viewOf(bytes).getUint32(at + sizeAt, isLittleEndian) + around;
    // WebP pads to an even length; an AVIF's last box may have none.
    const end = at + (size || bytes.length) + (isLittleEndian ? size % 2 : 0);
    yield { at, end: Math.min(end, bytes.length) };
    at = end;
  }
}

/**
 * Parts of a picture that show it, up to its end; undefined if they are all of it. What else is there may say where it was
 * taken, in whatever way.
 */
export const neededParts = (bytes: Uint8Array<ArrayBuffer>, { format }: Format) => {
  const { chunks, needed } = PARTS[format] ?? {};
  if (!needed) return undefined;
  const parts = [...(chunks ? chunksOf(bytes, chunks) : segmentsOf(bytes))];
  const isNeeded = ({ at, end }: { at: number; end: number }) =>
    needed.test(new TextDecoder("latin1").decode(bytes.subarray(at, end)));
  if (parts.every(isNeeded) && parts.at(-1)?.end === bytes.length) return undefined;
  const start = bytes.subarray(0, parts[0]?.at);
  return [start, ...parts.filter(isNeeded).map(({ at, end }) => bytes.subarray(at, end))];
};
