import type { Picture } from "../../content-files/pictures";
import { LARGEST_MB } from "../../model/fields/picture";

type Facts = Omit<Picture, "file">;

/** Formats by how their files begin, in Latin-1, with sharp's name for them. */
const FORMATS: [RegExp, Pick<Facts, "format" | "compression">][] = [
  [/^\xff\xd8\xff/, { format: "jpeg" }],
  [/^\x89PNG\r\n\x1a\n/, { format: "png" }],
  [/^RIFF.{4}WEBP/s, { format: "webp" }],
  [/^GIF8/, { format: "gif" }],
  [/^.{4}ftyp.*avi[fs]/s, { format: "heif", compression: "av1" }],
  [/^.{4}ftyp.*(he(ic|ix|vc|vx)|mif1)/s, { format: "heif", compression: "hevc" }],
];

/** Bytes in which a format says its name. */
const HEAD = 40;

const latin1 = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** How each format's files end, in Latin-1; an ending may be followed by what a camera adds. */
const ENDINGS: Record<string, string> = { jpeg: "\xff\xd9", png: "IEND", gif: "\x3b" };

/** Whether the end of a file is missing, as far as the file itself says where it is. */
const isCutOff = (bytes: Uint8Array, format = "") => {
  if (format === "webp") {
    const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
    return size + 8 > bytes.length;
  }
  const ending = ENDINGS[format];
  if (ending === undefined) return false;
  const codes = Array.from(ending, (letter) => letter.charCodeAt(0));
  for (let at = bytes.length - codes.length; at >= 0; at--)
    if (codes.every((code, index) => bytes[at + index] === code)) return false;
  return true;
};

const hexadecimal = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Measures a picture in the browser. What the check of a build knows and a browser does not: whether one
 * whose end is there has damaged parts within, which browsers draw over. What no browser can decode is no
 * picture, but for an iPhone's.
 */
export const measurePicture = async (bytes: Uint8Array<ArrayBuffer>): Promise<Facts> => {
  const unknown = { bytes: bytes.length, sha256: "", width: 0, height: 0, isDamaged: false };
  if (bytes.length > LARGEST_MB * 1e6) return unknown;
  const head = latin1(bytes.subarray(0, HEAD));
  const [, format] = FORMATS.find(([pattern]) => pattern.test(head)) ?? [];
  if (!format) return unknown;
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (!bitmap && format.compression !== "hevc") return unknown;
  const { width = 0, height = 0 } = bitmap ?? {};
  bitmap?.close();
  const sha256 = hexadecimal(await crypto.subtle.digest("SHA-256", bytes));
  return {
    ...unknown,
    ...format,
    sha256,
    width,
    height,
    isDamaged: isCutOff(bytes, format.format),
  };
};
