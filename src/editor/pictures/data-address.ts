import type { NewPicture } from "../content/edits";
import { toBase64 } from "../stores/bytes";

const known = new WeakMap<NewPicture, string>();

/** Returns a picture that nobody has published yet as a `data:` address, made once. */
export const dataAddress = (picture: NewPicture): string => {
  const { format = "", compression } = picture.picture;
  const type = compression === "av1" ? "avif" : format;
  const address = known.get(picture) ?? `data:image/${type};base64,${toBase64(picture.bytes)}`;
  known.set(picture, address);
  return address;
};
