import { Suspense } from "react";
import { LazyLightbox } from "../features/gallery/lazy-lightbox";
import { usePictureHash } from "../features/gallery/picture-hash";

/** The lightbox, open at the picture of the hash. */
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
