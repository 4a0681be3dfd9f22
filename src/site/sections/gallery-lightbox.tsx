import { Suspense } from "react";
import { LazyLightbox } from "../features/gallery/lazy-lightbox";
import { usePictureHash } from "../features/gallery/picture-hash";

/** Renders the lightbox with the picture in the URL's hash, if there is one. */
export const GalleryLightbox = ({
  pictures,
}: {
  pictures: readonly Queries.GalleryItemFragment[];
}) => {
  const hash = usePictureHash();
  const index = pictures.findIndex(({ jsonId }) => String(jsonId) === hash);
  if (index < 0) return null;
  return (
    <Suspense>
      <LazyLightbox items={pictures} index={index} />
    </Suspense>
  );
};
