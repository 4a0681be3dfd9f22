import { Suspense } from "react";
import { useNamedPicture } from "../features/gallery/address";
import { LazyLightbox } from "../features/gallery/lazy-lightbox";

/** The picture that the address names, over the whole screen. */
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
      <LazyLightbox items={pictures} index={index} />
    </Suspense>
  );
};
