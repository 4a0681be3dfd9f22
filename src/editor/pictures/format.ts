import type { Picture } from "../../content-files/pictures";

/** A picture's format, with sharp's names. */
export type Format = Required<Pick<Picture, "format">> & Pick<Picture, "compression">;

/** Formats by how their files begin, in Latin-1. */
const BEGINNINGS: [RegExp, Format][] = [
  [/^\xff\xd8\xff/, { format: "jpeg" }],
  [/^\x89PNG\r\n\x1a\n/, { format: "png" }],
  [/^RIFF.{4}WEBP/s, { format: "webp" }],
  [/^GIF8/, { format: "gif" }],
  [/^.{4}ftyp.*avi[fs]/s, { format: "heif", compression: "av1" }],
  [/^.{4}ftyp.*(he(ic|ix|vc|vx)|mif1)/s, { format: "heif", compression: "hevc" }],
];

/** Bytes in which a format says its name. */
const HEAD = 40;

/** Returns the beginning of a file, in Latin-1. */
export const headOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, HEAD));

/** Returns the format that a file's first bytes tell; undefined for no picture. */
export const formatOf = (bytes: Uint8Array): Format | undefined => {
  const head = headOf(bytes);
  return BEGINNINGS.find(([pattern]) => pattern.test(head))?.[1];
};

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** What JPEG calls the parts of a file: those of the picture itself, and those that say its size. */
const SCAN = 0xda;
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns where the parts of a JPEG begin, up to the picture itself: small pictures in its notes are skipped. */
const jpegParts = (bytes: Uint8Array) => {
  const view = viewOf(bytes);
  const parts: { marker: number; at: number }[] = [];
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = view.getUint8(at + 1);
    parts.push({ marker, at });
    if (marker === SCAN) break;
    // A marker may be preceded by any number of filling bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return parts;
};

/** How each format's files end, in Latin-1; an ending may be followed by what a camera adds. */
const ENDINGS: Record<string, string> = { jpeg: "\xff\xd9", png: "IEND", gif: "\x3b" };

const includesAfter = (bytes: Uint8Array, text: string, from: number) => {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  for (let at = bytes.length - codes.length; at >= from; at--)
    if (codes.every((code, index) => bytes[at + index] === code)) return true;
  return false;
};

/** Returns whether the end of a file is missing, as far as the file itself says where it is. */
export const isCutOff = (bytes: Uint8Array, { format }: Format) => {
  if (format === "webp")
    return bytes.length < 8 || viewOf(bytes).getUint32(4, true) + 8 > bytes.length;
  const ending = ENDINGS[format];
  if (ending === undefined) return false;
  const scan =
    format === "jpeg" ? jpegParts(bytes).find(({ marker }) => marker === SCAN) : { at: 0 };
  return !scan || !includesAfter(bytes, ending, scan.at);
};

/**
 * Returns the millions of pixels that a file says it has, without reading the picture: what has too many
 * would hold up the browser.
 * @returns undefined where the format is one that browsers refuse by themselves
 */
export const megapixelsIn = (bytes: Uint8Array, { format }: Format) => {
  const view = viewOf(bytes);
  if (format === "png" && bytes.length >= 24)
    return (view.getUint32(16) * view.getUint32(20)) / 1e6;
  if (format !== "jpeg") return undefined;
  const frame = jpegParts(bytes).find(({ marker }) => isFrame(marker));
  if (!frame || frame.at + 9 > bytes.length) return undefined;
  return (view.getUint16(frame.at + 5) * view.getUint16(frame.at + 7)) / 1e6;
};
