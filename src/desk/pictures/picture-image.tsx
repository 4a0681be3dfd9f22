import type { ImgHTMLAttributes } from "react";
import { useDeskState } from "../core/context";
import { cachedBy } from "../../base/cached-by";
import { newPictures, type Edits, type NewPicture } from "../core/edits";
import type { Work } from "../core/work";
import { toBase64 } from "../stores/bytes";

/** Kept for the whole visit: a published picture is not on the site until the next build. */
const uploaded = new Map<string, string>();

const dataUrl = cachedBy(({ picture, bytes }: NewPicture): string => {
  const { file, format = "", compression } = picture;
  const type = compression === "av1" ? "avif" : format;
  const url = `data:image/${type};base64,${toBase64(bytes)}`;
  uploaded.set(file, url);
  return url;
});

/** By file, pictures that the site may not have yet: those of `edits` and all uploaded during this visit. */
export const uploadUrls = (edits: Edits): ReadonlyMap<string, string> => {
  newPictures(edits).forEach(dataUrl);
  return new Map(uploaded);
};

/** @param address as content refers to the picture: `/media/…` */
export const pictureUrl = ({ edits }: Work, address: string) => {
  const file = address.slice(1);
  const edit = edits.get(file);
  if (edit?.data !== undefined) return dataUrl(edit.data as NewPicture);
  return uploaded.get(file) ?? encodeURI(address);
};

type PictureImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt" | "onError"> & {
  /** As content refers to the picture: `/media/…`. */
  address: string;
  /** Called if the picture cannot be loaded. */
  onLost?: () => void;
};

/** The alternative text is empty, since the name is shown next to it. */
export const PictureImage = ({ address, onLost, ...rest }: PictureImageProps) => (
  <img
    {...rest}
    alt=""
    decoding="async"
    src={useDeskState(({ work }) => pictureUrl(work, address))}
    onError={onLost}
  />
);
