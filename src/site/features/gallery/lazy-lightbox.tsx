import { lazy, Suspense, useEffect, type ComponentType } from "react";
import type { LightboxProps } from "./lightbox";
import { usePictureHash } from "./picture-hash";
import type { PictureData } from "../picture/picture";

/** In the largest size, in the format that every browser supports. */
export const largeVersion = ({ file }: PictureData) =>
  file.childImageSharp?.gatsbyImageData.images.fallback?.src;

/** For a lightbox that could not be loaded. */
const LargeVersion = ({ items, index }: LightboxProps) => {
  const picture = items[index]?.picture;
  const address = picture && largeVersion(picture);
  useEffect(() => {
    if (address) location.replace(address);
  }, [address]);
  return null;
};

const LazyLightbox = lazy<ComponentType<LightboxProps>>(() =>
  import(/* webpackChunkName: "lazy-lightbox" */ "./lightbox").then(
    ({ Lightbox }) => ({ default: Lightbox }),
    () => ({ default: LargeVersion }),
  ),
);

/** The lightbox with the picture in the URL's hash, if there is one; loaded when the first picture is opened. */
export const GalleryLightbox = ({ pictures }: { pictures: LightboxProps["items"] }) => {
  const hash = usePictureHash();
  const index = pictures.findIndex(({ jsonId }) => String(jsonId) === hash);
  if (index < 0) return null;
  return (
    <Suspense>
      <LazyLightbox items={pictures} index={index} />
    </Suspense>
  );
};
