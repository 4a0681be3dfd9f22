import type { Picture } from "../content";

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

/** Named as sharp names it. */
export type Format = Required<Pick<Picture, "format">> & Pick<Picture, "compression">;

/** In Latin-1. */
const SIGNATURES: [RegExp, Format][] = [
  [/^\xff\xd8\xff/, { format: "jpeg" }],
  [/^\x89PNG\r\n\x1a\n/, { format: "png" }],
  [/^RIFF.{4}WEBP/s, { format: "webp" }],
  [/^GIF8/, { format: "gif" }],
  [/^.{4}ftyp.*avi[fs]/s, { format: "heif", compression: "av1" }],
  [/^.{4}ftyp.*(he(ic|ix|vc|vx)|mif1)/s, { format: "heif", compression: "hevc" }],
];

const HEAD_BYTES = 40;

export const headOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));

/** By its first bytes; undefined if they are no picture's. */
export const formatOf = (bytes: Uint8Array): Format | undefined => {
  const head = headOf(bytes);
  return SIGNATURES.find(([pattern]) => pattern.test(head))?.[1];
};

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Its segment holds EXIF data after their name. */
const APP1 = 0xe1;
const EXIF = "Exif\0\0";

/** The tag of the orientation, and the bytes of an entry of EXIF's directories. */
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** Start of scan: the image data follow; and end of image. */
const [SCAN, END] = [0xda, 0xd9];

/** Start of frame: the segment holds width and height. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** In the data of a scan, 0 stands for a byte 255, and restarts (0xd0 to 0xd7) are no segments. */
const isInScan = (marker = 0) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Of a JPEG; a scan with its data. Skips the thumbnails inside metadata. */
export function* segmentsOf(bytes: Uint8Array) {
  const view = viewOf(bytes);
  let end = 2;
  for (let at = 2; at + 2 <= bytes.length && bytes[at] === 0xff; at = end) {
    const marker = view.getUint8(at + 1);
    // Any number of fill bytes may precede a marker.
    end = at + (marker === 0xff ? 1 : 2);
    if (marker === 0xff) continue;
    if (marker !== END && at + 4 <= bytes.length) end += view.getUint16(at + 2);
    if (marker === SCAN)
      while (end < bytes.length && (bytes[end] !== 0xff || isInScan(bytes[end + 1]))) end++;
    yield { marker, at, end };
    if (marker === END) return;
  }
}

/** Where the first wanted segment begins, up to the image data. */
const segmentIn = (bytes: Uint8Array, isWanted: (marker: number, at: number) => boolean) => {
  for (const { marker, at } of segmentsOf(bytes)) {
    if (isWanted(marker, at)) return at;
    if (marker === SCAN) break;
  }
  return undefined;
};

/** Its end is missing, behind which cameras may append data; false for formats in which this cannot be checked. */
export const isTruncated = (bytes: Uint8Array, { format }: Format) => {
  if (format === "webp")
    return bytes.length < 8 || viewOf(bytes).getUint32(4, true) + 8 > bytes.length;
  if (format === "jpeg") return [...segmentsOf(bytes)].at(-1)?.marker !== END;
  return format === "png" && !new TextDecoder("latin1").decode(bytes).includes("IEND");
};

type Size = { width: number; height: number };

const jpegSize = (bytes: Uint8Array, view: DataView): Size | undefined => {
  const frame = segmentIn(bytes, isFrame);
  if (frame === undefined) return undefined;
  return { width: view.getUint16(frame + 7), height: view.getUint16(frame + 5) };
};

/** Source: https://developers.google.com/speed/webp/docs/riff_container and RFC 6386, section 9.1. */
const webpSize = (bytes: Uint8Array, view: DataView): Size => {
  const chunk = headOf(bytes).slice(12, 16);
  if (chunk === "VP8X") {
    const side = (at: number) => (view.getUint32(at, true) & 0xffffff) + 1;
    return { width: side(24), height: side(27) };
  }
  if (chunk === "VP8L") {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
};

/** Enough of a HEIF file to hold its properties. */
const PROPERTY_BYTES = 100_000;

/** The largest that the file declares, those of its tiles among them (`ispe`: version, width, height). */
const heifSize = (bytes: Uint8Array, view: DataView): Size | undefined => {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, PROPERTY_BYTES));
  return Array.from(head.matchAll(/ispe\0{4}/g), ({ index }) => ({
    width: view.getUint32(index + 8),
    height: view.getUint32(index + 12),
  })).toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
};

const SIZES: Record<string, (bytes: Uint8Array, view: DataView) => Size | undefined> = {
  jpeg: jpegSize,
  png: (_, view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (_, view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  webp: webpSize,
  heif: heifSize,
};

/** Without decoding: a few kilobytes may declare more pixels than fit into memory. Undefined if not there. */
export const declaredSize = (bytes: Uint8Array, { format }: Format): Size | undefined => {
  try {
    return SIZES[format]?.(bytes, viewOf(bytes));
  } catch {
    // Cut off.
    return undefined;
  }
};

/** EXIF orientation of a JPEG, 1 to 8; 1 if there is none. The desk stores pictures upright, others may not be. */
export const orientationIn = (bytes: Uint8Array, { format }: Format) => {
  const isExif = (marker: number, at: number) =>
    marker === APP1 && headOf(bytes.subarray(at + 4)).startsWith(EXIF);
  const segment = format === "jpeg" ? segmentIn(bytes, isExif) : undefined;
  if (segment === undefined) return 1;
  const tiff = bytes.subarray(segment + 4 + EXIF.length);
  const view = viewOf(tiff);
  try {
    const isLittleEndian = headOf(tiff).startsWith("II");
    const directory = view.getUint32(4, isLittleEndian);
    const count = view.getUint16(directory, isLittleEndian);
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * ENTRY_BYTES;
      if (view.getUint16(entry, isLittleEndian) === ORIENTATION)
        return view.getUint16(entry + 8, isLittleEndian);
    }
  } catch {
    // Cut-off metadata say nothing.
  }
  return 1;
};
