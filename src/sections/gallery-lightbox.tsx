import { lazy, Suspense } from "react";
import { useNamedPicture } from "../features/gallery/address";

const Lightbox = lazy(() =>
  import(/* webpackChunkName: "lazy-lightbox" */ "../features/gallery/lightbox").then(
    ({ Lightbox: component }) => ({
      default: component,
    }),
  ),
);

/** The picture that the address names, over the whole screen; fetched when the first is opened. */
export const GalleryLightbox = ({
  pictures,
}: {
  pictures: readonly Queries.GalleryItemFragment[];
}) => {
  const named = useNamedPicture();
  const index = pictures.findIndex(({ jsonId }) => String(jsonId) === named);
  if (index < 0) return null;
  return (
    <Suspense>
      <Lightbox items={pictures} index={index} />
    </Suspense>
  );
};
