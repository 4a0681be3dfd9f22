import { useEffect } from "react";
import { late } from "../late";
import type { LightboxProps } from "./lightbox";
import { closePicture, usePictureHash } from "./picture-hash";
import type { PictureData } from "../picture/picture";

/** In the largest size, in the format that every browser supports. */
export const largeVersion = ({ file }: PictureData) =>
  file.childImageSharp?.gatsbyImageData.images.fallback?.src;

/** For a lightbox that could not be loaded. Without a connection the browser would show an error in place of the gallery. */
const LargeVersion = ({ items, index }: LightboxProps) => {
  const picture = items[index]?.picture;
  const address = picture && largeVersion(picture);
  useEffect(() => {
    if (address)
      fetch(address, { method: "HEAD" }).then(() => location.replace(address), closePicture);
  }, [address]);
  return null;
};

const LateLightbox = late(
  async () => (await import(/* webpackChunkName: "lazy-lightbox" */ "./lightbox")).Lightbox,
  LargeVersion,
);

/** The lightbox with the picture in the URL's hash, if there is one; loaded when the first picture is opened. */
export const GalleryLightbox = ({ pictures }: { pictures: LightboxProps["items"] }) => {
  const hash = usePictureHash();
  const index = pictures.findIndex(({ jsonId }) => String(jsonId) === hash);
  return index < 0 ? null : <LateLightbox items={pictures} index={index} />;
};
