import { lazy, useEffect, type ComponentType } from "react";
import type { LightboxProps } from "./lightbox";

/** Where the lightbox cannot be fetched, the picture's large version is shown by the browser. */
const LargeVersion: ComponentType<LightboxProps> = ({ items, index }) => {
  const address = items[index].picture.file.publicURL;
  useEffect(() => {
    if (address) location.replace(address);
  }, [address]);
  return null;
};

/** The lightbox, fetched when the first picture is opened. */
export const LazyLightbox = lazy(() =>
  import(/* webpackChunkName: "lazy-lightbox" */ "./lightbox").then(
    ({ Lightbox }) => ({ default: Lightbox }),
    () => ({ default: LargeVersion }),
  ),
);
