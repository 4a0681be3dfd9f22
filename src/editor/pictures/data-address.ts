import { newPictures, type Edits, type NewPicture } from "../content/edits";
import type { Work } from "../content/work";
import { toBase64 } from "../stores/bytes";

const known = new WeakMap<NewPicture, string>();

/** Those of this visit, by their files: until the site has been built with them, they are shown by these. */
const uploaded = new Map<string, string>();

/** Returns a picture that nobody has published yet as a `data:` address, made once. */
export const dataAddress = (upload: NewPicture): string => {
  const found = known.get(upload);
  if (found) return found;
  const { file, format = "", compression } = upload.picture;
  const type = compression === "av1" ? "avif" : format;
  const address = `data:image/${type};base64,${toBase64(upload.bytes)}`;
  known.set(upload, address);
  uploaded.set(file, address);
  return address;
};

/** Returns the `data:` addresses of what the site may not have yet: new pictures, and those of this visit. */
export const uploadsWith = (edits: Edits): ReadonlyMap<string, string> => {
  newPictures(edits).forEach(dataAddress);
  return new Map(uploaded);
};

/** Returns where a picture of the content is to be had, small if the site has it. */
export const pictureAddress = ({ edits }: Work, address: string) => {
  const file = address.slice(1);
  const edit = edits.get(file);
  if (edit?.data !== undefined) return dataAddress(edit.data as NewPicture);
  return uploaded.get(file) ?? encodeURI(address);
};
