import { isQuarterTurn } from "@brisa/typed-content/files";
import {
  declaredSize,
  formatOf,
  isTruncated,
  orientationIn,
  neededParts,
} from "@brisa/typed-content/picture-format";
import type { Picture } from "@brisa/typed-content";
import { isTooLarge, LARGEST_MB } from "@brisa/typed-content/fields";
import { sha256Of } from "./bytes";

type Facts = Omit<Picture, "file">;

/**
 * A browser does not notice damage in the middle of a file, unlike the check of a build. What it cannot decode counts
 * as damaged, except HEIC. What declares too many pixels is not decoded.
 */
export const measurePicture = async (bytes: Uint8Array<ArrayBuffer>): Promise<Facts> => {
  const unknown = { bytes: bytes.length, sha256: "", width: 0, height: 0, isDamaged: false };
  if (bytes.length > LARGEST_MB * 1e6) return unknown;
  const format = formatOf(bytes);
  const declared = format && declaredSize(bytes, format);
  const isHeic = format?.compression === "hevc";
  if (!format || (!declared && !isHeic)) return unknown;
  const large = declared && isTooLarge(declared) ? declared : undefined;
  const bitmap = large
    ? undefined
    : await createImageBitmap(new Blob([bytes])).catch(() => undefined);
  if (!large && !bitmap && !isHeic) return unknown;
  const { width = 0, height = 0 } = large ?? bitmap ?? {};
  bitmap?.close();
  const sha256 = await sha256Of(bytes);
  return {
    ...unknown,
    ...format,
    sha256,
    width,
    height,
    ...(isQuarterTurn(orientationIn(bytes, format)) && { isTurned: true }),
    ...(neededParts(bytes, format) && { hasMetadata: true }),
    isDamaged: isTruncated(bytes, format),
  };
};
