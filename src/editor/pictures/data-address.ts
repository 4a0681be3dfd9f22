import type { NewPicture } from "../content/edits";
import type { Work } from "../content/work";
import { toBase64 } from "../stores/bytes";

const known = new WeakMap<NewPicture, string>();

/** Those of this visit, by how content names them: until the site has them, they are shown by these. */
const uploaded = new Map<string, string>();

/** Returns a picture that nobody has published yet as a `data:` address, made once. */
export const dataAddress = (upload: NewPicture): string => {
  const found = known.get(upload);
  if (found) return found;
  const { file, format = "", compression } = upload.picture;
  const type = compression === "av1" ? "avif" : format;
  const address = `data:image/${type};base64,${toBase64(upload.bytes)}`;
  known.set(upload, address);
  uploaded.set(`/${file}`, address);
  return address;
};

/** Returns the `data:` address that a picture had before it was published; undefined of an older one. */
export const uploadedAddress = (address: string) => uploaded.get(address);

/** Returns where a picture of the content is to be had, small if the site has it. */
export const pictureAddress = ({ edits }: Work, address: string) => {
  const edit = edits.get(address.slice(1));
  return edit?.data === undefined ? encodeURI(address) : dataAddress(edit.data as NewPicture);
};
