import type { NewPicture } from "../content/edits";
import { LARGEST_MEGAPIXELS, SHOWN_WIDTH } from "../../model/fields/picture";
import { freeName, slugOf } from "../content/names";
import { sha256Of } from "../stores/bytes";
import { draw } from "./draw";
import { formatOf, headOf, isCutOff, megapixelsIn, type Format } from "./format";

/** Pixels: as much as the site needs, of which the width is never less than it shows. */
const LONGEST_SIDE = 2400;

/** Bytes that a picture of that size may have: heavier ones are written anew, as JPEG. */
const HEAVY = 6e6;

/** Bytes of the largest file that is read at all. */
const LARGEST_FILE = 300e6;

/** The formats of the site, by sharp's names. */
const TYPES: Record<string, { type: string; ending: string } | undefined> = {
  jpeg: { type: "image/jpeg", ending: ".jpg" },
  png: { type: "image/png", ending: ".png" },
  webp: { type: "image/webp", ending: ".webp" },
  heif: { type: "image/avif", ending: ".avif" },
};

/** Where each of them keeps what a camera or a program has noted, the place above all. */
const NOTES = /Exif|EXIF|eXIf|MPF\0|ns\.adobe\.com\/xap|Photoshop 3\.0|XMP |[itz]TXt|tEXt/;

/** Why a file is no picture for the site. */
export type Refusal =
  "empty" | "unreadable" | "heic" | "drawing" | "video" | "other" | "damaged" | "too-large";

export type Refused = { refusal: Refusal };

/** A picture as it will be stored. */
export type Prepared = {
  upload: NewPicture;
  /** The file from which it was made. */
  original: { name: string; bytes: number };
  /** It has fewer pixels than the site shows. */
  isSmall: boolean;
};

const VIDEO =
  /^(.{4}ftyp(?!.*(avi[fs]|he(ic|ix|vc|vx)|mif1))|.{4}(moov|mdat)|\x1aE\xdf\xa3|RIFF.{4}AVI )/s;

/** Why a file's name, kind and first bytes say that it is no picture for the site. */
const refusalOf = ({ name, type, size }: File, head: Uint8Array): Refusal | undefined => {
  if (size === 0) return "empty";
  const format = formatOf(head);
  // A file's name may say JPEG, and Safari can read an iPhone's picture all the same.
  if (format?.compression === "hevc" || (!format && /\.hei[cf]$/i.test(name))) return "heic";
  if (format && TYPES[format.format]) return size > LARGEST_FILE ? "too-large" : undefined;
  if (type.startsWith("video/") || VIDEO.test(headOf(head))) return "video";
  return type === "image/svg+xml" || /\.svg$/i.test(name) ? "drawing" : "other";
};

/** Returns how much smaller a picture is made: its long side is what the site needs, or its width. */
const scaleOf = ({ width, height }: ImageBitmap) =>
  Math.min(
    1,
    Math.max(LONGEST_SIDE / Math.max(width, height), Math.min(SHOWN_WIDTH, width) / width),
  );

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const hasNotes = (bytes: Uint8Array) => NOTES.test(new TextDecoder("latin1").decode(bytes));

/** The picture itself, upright, if there is more in its file than that, or too much of it. */
const fitted = async (bytes: Uint8Array<ArrayBuffer>, { format }: Format, bitmap: ImageBitmap) => {
  const scale = scaleOf(bitmap);
  const isLarge = scale < 1 || bytes.length > HEAVY;
  if (!isLarge && !hasNotes(bytes)) return { bytes, width: bitmap.width, height: bitmap.height };
  // No browser writes AVIF.
  const type = isLarge || format === "heif" ? "image/jpeg" : `image/${format}`;
  const { blob, ...size } = await draw(bitmap, type, scale);
  return { bytes: await bytesOf(blob), ...size };
};

/**
 * Makes a picture fit for the site: no larger than the site needs, upright, with nothing in its file but the
 * picture, and a name that every system and address can bear.
 * @param taken whether there is a file of that path already
 * @param onStep is called with how much is done, from 0 to 1
 */
export const preparePicture = async (
  file: File,
  taken: (path: string) => boolean,
  onStep: (done: number) => void,
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
  if (isCutOff(original, format)) return { refusal: "damaged" };
  if ((megapixelsIn(original, format) ?? 0) > LARGEST_MEGAPIXELS) return { refusal: "too-large" };
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return { refusal: "damaged" };
  onStep(0.5);
  const isTooLarge = (bitmap.width * bitmap.height) / 1e6 > LARGEST_MEGAPIXELS;
  // A browser may have no room for what it could read.
  const fit = isTooLarge
    ? undefined
    : await fitted(original, format, bitmap).catch(() => undefined);
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
    isSmall: width < SHOWN_WIDTH,
  };
};

/** Returns where a picture of that name goes: `Cala Vella (día).JPG` becomes `media/cala-vella-dia.jpg`. */
const pathFor = (name: string, { format }: Format, taken: (path: string) => boolean) => {
  const { ending = "" } = TYPES[format] ?? {};
  const wanted = slugOf(name.replace(/.*[/\\]/, "").replace(/\.[^.]*$/, "")) || "foto";
  const pathOf = (free: string) => `media/${free}${ending}`;
  return pathOf(freeName(wanted, (free) => taken(pathOf(free))));
};
