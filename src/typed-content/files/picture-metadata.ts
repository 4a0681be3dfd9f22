import { END, headOf, segmentsOf, viewOf, type Format } from "./picture-format";

/** From a byte to before another. */
type Part = { at: number; end: number; isNeeded: boolean };

/** In Latin-1: applications' segments without which colours change, and the one that each JPEG has, without a thumbnail. */
const NEEDED_SEGMENT = /^\xff(?:\xe0\0\x10JFIF\0|\xe2..ICC_PROFILE\0|\xee\0\x0eAdobe)/s;

/** Frames, tables, scans and what is between them. */
const isImage = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf) || (marker >= END && marker <= 0xdd);

function* jpegParts(bytes: Uint8Array): Iterable<Part> {
  yield { at: 0, end: 2, isNeeded: true };
  for (const { marker, at, end } of segmentsOf(bytes)) {
    const isNeeded = isImage(marker) || NEEDED_SEGMENT.test(headOf(bytes.subarray(at)));
    yield { at, end, isNeeded };
  }
}

const typeAt = (bytes: Uint8Array, at: number) => headOf(bytes.subarray(at, at + 4));

const PNG_CHUNK = /IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|sBIT|bKGD|pHYs/;

function* pngParts(bytes: Uint8Array): Iterable<Part> {
  yield { at: 0, end: 8, isNeeded: true };
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = typeAt(bytes, at + 4);
    const end = at + 12 + viewOf(bytes).getUint32(at);
    yield { at, end, isNeeded: PNG_CHUNK.test(type) };
    if (type === "IEND") return;
    at = end;
  }
}

/** Pages show the first picture of an animation alone. */
const WEBP_CHUNK = /VP8[ LX]|ALPH|ICCP/;

function* webpParts(bytes: Uint8Array): Iterable<Part> {
  const length = Math.min(8 + viewOf(bytes).getUint32(4, true), bytes.length);
  for (let at = 12; at + 8 <= length;) {
    const size = viewOf(bytes).getUint32(at + 4, true);
    // Padded to an even length.
    const end = at + 8 + size + (size % 2);
    yield { at, end, isNeeded: WEBP_CHUNK.test(typeAt(bytes, at)) };
    at = end;
  }
}

/** In Latin-1: an item that is no picture, such as Exif, in the list of items. */
const OTHER_ITEM = /infe(?:\x02.{5}|\x03.{7}).{2}(?!av01|grid|iovl|iden)/s;

function* avifParts(bytes: Uint8Array): Iterable<Part> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const type = typeAt(bytes, at + 4);
    // 0: up to the end of the file.
    const end = at + (viewOf(bytes).getUint32(at) || bytes.length - at);
    const items = type === "meta" ? bytes.subarray(at, end) : undefined;
    const hasOther = OTHER_ITEM.test(new TextDecoder("latin1").decode(items));
    yield { at, end, isNeeded: /ftyp|meta|mdat/.test(type) && !hasOther };
    at = end;
  }
}

const PARTS: Record<string, ((bytes: Uint8Array) => Iterable<Part>) | undefined> = {
  jpeg: jpegParts,
  png: pngParts,
  webp: webpParts,
  heif: avifParts,
};

/**
 * Parts of a picture that show it, up to its end; undefined if they are all of it. What else is there may say where it was
 * taken, in whatever way.
 */
export const neededParts = (bytes: Uint8Array<ArrayBuffer>, { format }: Format) => {
  const parts = [...(PARTS[format]?.(bytes) ?? [])];
  const needed = parts.filter(({ isNeeded }) => isNeeded);
  if (needed.length === parts.length && parts.at(-1)?.end === bytes.length) return undefined;
  return needed.map(({ at, end }) => bytes.subarray(at, end));
};
