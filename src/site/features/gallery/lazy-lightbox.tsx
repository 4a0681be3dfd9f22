import { lazy, useEffect, type ComponentType } from "react";
import { largeVersion } from "./large-version";
import type { LightboxProps } from "./lightbox";

/** Fallback for a lightbox that could not be loaded: navigates to the image file. */
const LargeVersion = ({ items, index }: LightboxProps) => {
  const picture = items[index]?.picture;
  const address = picture && largeVersion(picture);
  useEffect(() => {
    if (address) location.replace(address);
  }, [address]);
  return null;
};

/** The lightbox, loaded when the first picture is opened. */
export const LazyLightbox = lazy<ComponentType<LightboxProps>>(() =>
  import(/* webpackChunkName: "lazy-lightbox" */ "./lightbox").then(
    ({ Lightbox }) => ({ default: Lightbox }),
    () => ({ default: LargeVersion }),
  ),
);
