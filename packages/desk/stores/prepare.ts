import type { NewPicture } from "../core/edits";
import { isTooLarge, SHOWN_WIDTH } from "@brisa/typed-content/fields";
import { slugOf } from "../core/names";
import { sha256Of } from "./bytes";
import {
  declaredSize,
  formatOf,
  headOf,
  isTruncated,
  type Format,
  neededParts,
} from "@brisa/typed-content/picture-format";
import { freeName } from "@brisa/typed-content/files";

/** From 0 to 1. */
const QUALITY = 0.86;

/** The canvas stays in main memory: it is drawn once and read back at once. */
const CONTEXT_SETTINGS: CanvasRenderingContext2DSettings = { willReadFrequently: true };

const createCanvas = (width: number, height: number) => {
  if (typeof OffscreenCanvas === "function") {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: canvas.getContext("2d", CONTEXT_SETTINGS),
      write: (type: string) => canvas.convertToBlob({ type, quality: QUALITY }),
    };
  }
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const write = (type: string) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(type))), type, QUALITY),
    );
  return { context: canvas.getContext("2d", CONTEXT_SETTINGS), write };
};

type Encoded = { blob: Blob; width: number; height: number };

/**
 * @param type a MIME type; the result is a PNG if the browser cannot encode it
 * @throws if the browser cannot allocate the canvas
 */
const encode = async (bitmap: ImageBitmap, type: string, scale: number): Promise<Encoded> => {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  // Browsers resize off the main thread. One that ignores these options scales in drawImage instead.
  const small = await createImageBitmap(bitmap, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
  const { context, write } = createCanvas(width, height);
  if (!context) throw new Error("There is no room for the picture.");
  if (type === "image/jpeg") {
    // JPEG has no transparency: transparent pixels would become black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = "high";
  context.drawImage(small, 0, 0, width, height);
  small.close();
  return { blob: await write(type), width, height };
};

/** In pixels; a portrait may be taller, to keep the width that the site shows. */
const LONGEST_SIDE = 2400;

/** Of a logo, which stays transparent. */
const LONGEST_OF_MARK = 1200;

/** In bytes: larger files are re-encoded as JPEG, even if their dimensions fit. */
const REENCODE_ABOVE = 6e6;

/** In bytes. */
const LARGEST_FILE = 300e6;

/** By sharp's names. */
const TYPES: Record<string, { type: string; ending: string } | undefined> = {
  jpeg: { type: "image/jpeg", ending: ".jpg" },
  png: { type: "image/png", ending: ".png" },
  webp: { type: "image/webp", ending: ".webp" },
  heif: { type: "image/avif", ending: ".avif" },
};

export type Refusal =
  | "empty"
  | "unreadable"
  /** The code that prepares it does not come. */
  | "offline"
  | "heic"
  | "drawing"
  | "video"
  | "other"
  | "damaged"
  | "too-large";

type Refused = { refusal: Refusal };

export type Prepared = {
  upload: NewPicture;
  original: { name: string; bytes: number };
  /** Whether it is narrower than the site shows it. */
  isSmall: boolean;
};

const VIDEO =
  /^(.{4}ftyp(?!.*(avi[fs]|he(ic|ix|vc|vx)|mif1))|.{4}(moov|mdat)|\x1aE\xdf\xa3|RIFF.{4}AVI )/s;

/** Undefined if name, MIME type and first bytes are those of a picture. */
const refusalOf = ({ name, type, size }: File, head: Uint8Array): Refusal | undefined => {
  if (size === 0) return "empty";
  const format = formatOf(head);
  // Refused whatever the file is named, and even in Safari, which could decode it.
  if (format?.compression === "hevc" || (!format && /\.hei[cf]$/i.test(name))) return "heic";
  if (format && TYPES[format.format]) return size > LARGEST_FILE ? "too-large" : undefined;
  if (type.startsWith("video/") || VIDEO.test(headOf(head))) return "video";
  return type === "image/svg+xml" || /\.svg$/i.test(name) ? "drawing" : "other";
};

/** To fit `LONGEST_SIDE`, but not narrower than shown. */
const scaleOf = ({ width, height }: ImageBitmap) =>
  Math.min(
    1,
    Math.max(LONGEST_SIDE / Math.max(width, height), Math.min(SHOWN_WIDTH, width) / width),
  );

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

/** Re-encoded, upright, if it is too large or has metadata; else its own bytes. */
const fitPicture = async (
  bytes: Uint8Array<ArrayBuffer>,
  format: Format,
  bitmap: ImageBitmap,
  isMark: boolean,
) => {
  const longest = Math.max(bitmap.width, bitmap.height);
  const scale = isMark ? Math.min(1, LONGEST_OF_MARK / longest) : scaleOf(bitmap);
  const isLarge = scale < 1 || bytes.length > REENCODE_ABOVE;
  if (!isLarge && !neededParts(bytes, format))
    return { bytes, width: bitmap.width, height: bitmap.height };
  // No browser can encode AVIF.
  const isJpeg = (isLarge && !isMark) || format.format === "heif";
  const type = isJpeg ? "image/jpeg" : `image/${format.format}`;
  const { blob, ...size } = await encode(bitmap, type, scale);
  const encoded = await bytesOf(blob);
  // Safari writes notes of its own into JPEG and PNG.
  const parts = neededParts(encoded, formatOf(encoded) ?? format);
  return { bytes: parts ? await bytesOf(new Blob(parts)) : encoded, ...size };
};

/**
 * Scaled down, upright, without metadata, under a name that is safe in every file system and URL.
 * @param taken whether a path is in use already
 * @param onStep called with the progress, from 0 to 1
 */
export const preparePicture = async (
  file: File,
  taken: (path: string) => boolean,
  onStep: (done: number) => void,
  isMark = false,
): Promise<Prepared | Refused> => {
  onStep(0.05);
  const head = await bytesOf(file.slice(0, 64)).catch(() => undefined);
  if (!head) return { refusal: "unreadable" };
  const refusal = refusalOf(file, head);
  const format = formatOf(head);
  if (refusal || !format) return { refusal: refusal ?? "other" };
  const original = await bytesOf(file).catch(() => undefined);
  if (!original) return { refusal: "unreadable" };
  onStep(0.2);
  const declared = declaredSize(original, format);
  if (!declared || isTruncated(original, format)) return { refusal: "damaged" };
  if (isTooLarge(declared)) return { refusal: "too-large" };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { refusal: "damaged" };
  onStep(0.5);
  // Encoding may fail for lack of memory even though decoding succeeded.
  const fit = await fitPicture(original, format, bitmap, isMark).catch(() => undefined);
  bitmap.close();
  if (!fit) return { refusal: "too-large" };
  onStep(0.9);
  const { bytes, width, height } = fit;
  const stored = formatOf(bytes) ?? format;
  const facts = { bytes: bytes.length, ...stored, width, height, isDamaged: false };
  const sha256 = await sha256Of(bytes);
  onStep(1);
  return {
    upload: { picture: { file: pathFor(file.name, stored, taken), ...facts, sha256 }, bytes },
    original: { name: file.name, bytes: file.size },
    isSmall: !isMark && width < SHOWN_WIDTH,
  };
};

/** `Casa Azul (día).JPG` becomes `media/casa-azul-dia.jpg`. */
const pathFor = (name: string, { format }: Format, taken: (path: string) => boolean) => {
  const { ending = "" } = TYPES[format] ?? {};
  const wanted = slugOf(name.replace(/.*[/\\]/, "").replace(/\.[^.]*$/, "")) || "foto";
  const pathOf = (free: string) => `media/${free}${ending}`;
  return pathOf(freeName(wanted, (free) => taken(pathOf(free))));
};
