import type { Picture } from "../../typed-content/content";

/** A picture's format, named as sharp names it. */
export type Format = Required<Pick<Picture, "format">> & Pick<Picture, "compression">;

/** The signature with which the files of each format begin, in Latin-1. */
const SIGNATURES: [RegExp, Format][] = [
  [/^\xff\xd8\xff/, { format: "jpeg" }],
  [/^\x89PNG\r\n\x1a\n/, { format: "png" }],
  [/^RIFF.{4}WEBP/s, { format: "webp" }],
  [/^GIF8/, { format: "gif" }],
  [/^.{4}ftyp.*avi[fs]/s, { format: "heif", compression: "av1" }],
  [/^.{4}ftyp.*(he(ic|ix|vc|vx)|mif1)/s, { format: "heif", compression: "hevc" }],
];

/** Bytes that contain the signature of any format. */
const HEAD_BYTES = 40;

/** Returns the first bytes of a file, in Latin-1. */
export const headOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));

/** Returns the format of a picture by its first bytes, or undefined if they are not a picture's. */
export const formatOf = (bytes: Uint8Array): Format | undefined => {
  const head = headOf(bytes);
  return SIGNATURES.find(([pattern]) => pattern.test(head))?.[1];
};

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** JPEG marker APP1, whose segment holds EXIF data after their name. */
const APP1 = 0xe1;
const EXIF = "Exif\0\0";

/** EXIF's tag of the orientation, and the bytes of an entry of its directories. */
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

/** JPEG marker SOS (start of scan), after which the image data follow. */
const SCAN = 0xda;

/** Whether a JPEG marker is one of SOF (start of frame), whose segment holds width and height. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Returns where the segments of a JPEG begin, up to its image data. Thumbnails inside the metadata segments are
 * skipped.
 */
const jpegSegments = (bytes: Uint8Array) => {
  const view = viewOf(bytes);
  const segments: { marker: number; at: number }[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = view.getUint8(at + 1);
    segments.push({ marker, at });
    if (marker === SCAN) break;
    // Any number of fill bytes may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return segments;
};

/** The bytes with which each format's image data end, in Latin-1. Cameras may append data of their own. */
const ENDINGS: Record<string, string> = { jpeg: "\xff\xd9", png: "IEND", gif: "\x3b" };

/** Whether a text in Latin-1 occurs in the bytes from a position on. */
const includesFrom = (bytes: Uint8Array, text: string, from: number) => {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  for (let at = bytes.length - codes.length; at >= from; at--)
    if (codes.every((code, index) => bytes[at + index] === code)) return true;
  return false;
};

/** Whether the end of a picture's file is missing; false for formats in which this cannot be checked. */
export const isTruncated = (bytes: Uint8Array, { format }: Format) => {
  if (format === "webp")
    return bytes.length < 8 || viewOf(bytes).getUint32(4, true) + 8 > bytes.length;
  const ending = ENDINGS[format];
  if (ending === undefined) return false;
  const scan =
    format === "jpeg" ? jpegSegments(bytes).find(({ marker }) => marker === SCAN) : { at: 0 };
  return !scan || !includesFrom(bytes, ending, scan.at);
};

/**
 * Returns a picture's size in megapixels from the header of its file, without decoding it: decoding a picture that
 * is too large would block the browser.
 * @returns undefined for formats other than JPEG and PNG: browsers refuse to decode those if they are too large
 */
export const megapixelsIn = (bytes: Uint8Array, { format }: Format) => {
  const view = viewOf(bytes);
  if (format === "png" && bytes.length >= 24)
    return (view.getUint32(16) * view.getUint32(20)) / 1e6;
  if (format !== "jpeg") return undefined;
  const frame = jpegSegments(bytes).find(({ marker }) => isFrame(marker));
  if (!frame || frame.at + 9 > bytes.length) return undefined;
  return (view.getUint16(frame.at + 5) * view.getUint16(frame.at + 7)) / 1e6;
};

/**
 * Returns the EXIF orientation of a JPEG, 1 to 8, from the TIFF directory in its metadata; 1 if there is none. The desk
 * stores its pictures upright; others may have been put into the repository by hand.
 */
export const orientationIn = (bytes: Uint8Array, { format }: Format) => {
  const isExif = ({ marker, at }: { marker: number; at: number }) =>
    marker === APP1 && headOf(bytes.subarray(at + 4)).startsWith(EXIF);
  const segment = format === "jpeg" ? jpegSegments(bytes).find(isExif) : undefined;
  if (!segment) return 1;
  const view = viewOf(bytes.subarray(segment.at + 4 + EXIF.length));
  try {
    const isLittleEndian = headOf(bytes.subarray(segment.at + 4 + EXIF.length)).startsWith("II");
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
