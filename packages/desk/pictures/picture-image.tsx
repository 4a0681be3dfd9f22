import { useSyncExternalStore, type ImgHTMLAttributes } from "react";
import { useDesk, useDeskState } from "../state/context";
import { cachedBy, createObservable } from "@brisa/typed-content/helpers";
import type { Desk } from "../state/desk";
import { newPictures, type Edits, type NewPicture } from "../core/edits";
import type { Work } from "../core/work";
import { toBase64 } from "../stores/bytes";

/**
 * Kept for the whole visit. The site has a picture while a page shows it, from the build on that follows its publication.
 */
let notOnSite: ReadonlyMap<string, string> = new Map();

const { subscribe, notify } = createObservable();

const dataUrl = cachedBy(({ picture, bytes }: NewPicture): string => {
  const { file, format = "", compression } = picture;
  const type = compression === "av1" ? "avif" : format;
  const url = `data:image/${type};base64,${toBase64(bytes)}`;
  notOnSite = new Map(notOnSite).set(file, url);
  return url;
});

/** By file, pictures that the site may not have: those of `edits`, and all uploaded or fetched during this visit. */
export const uploadUrls = (edits: Edits): ReadonlyMap<string, string> => {
  newPictures(edits).forEach(dataUrl);
  return notOnSite;
};

export const useUploadUrls = (edits: Edits) =>
  useSyncExternalStore(subscribe, () => uploadUrls(edits));

/** Of a picture that no page shows. Whether it is stored. */
const fetchStored = async ({ store, state }: Desk, file: string) => {
  const picture = state().work.snapshot.pictures.find((each) => each.file === file);
  const bytes = picture && (await store.picture(file));
  if (!bytes) return false;
  dataUrl({ picture, bytes });
  notify();
  return true;
};

/** @param address as content refers to the picture: `/media/…` */
export const pictureUrl = ({ edits }: Work, address: string) => {
  const file = address.slice(1);
  const edit = edits.get(file);
  if (edit?.data !== undefined) return dataUrl(edit.data as NewPicture);
  return notOnSite.get(file) ?? encodeURI(address);
};

type PictureImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, "src" | "alt" | "onError"> & {
  /** As content refers to the picture: `/media/…`. */
  address: string;
  /** Called if the picture cannot be loaded. */
  onLost?: () => void;
};

/** The alternative text is empty, since the name is shown next to it. */
export const PictureImage = ({ address, onLost, ...rest }: PictureImageProps) => {
  const desk = useDesk();
  useSyncExternalStore(subscribe, () => notOnSite);
  const url = useDeskState(({ work }) => pictureUrl(work, address));
  const fetchOnce = () =>
    url.startsWith("data:")
      ? Promise.resolve(false)
      : fetchStored(desk, address.slice(1)).catch(() => false);
  return (
    <img
      {...rest}
      alt=""
      decoding="async"
      src={url}
      onError={() => void fetchOnce().then((isStored) => isStored || onLost?.())}
    />
  );
};
