import type { ImageObject } from "schema-dts";
import { gallery } from "../../model/collections/gallery";
import { pageAddress, pictureAddress, type DescribedPage } from "./page";

/** Returns the pictures of the gallery, each with the address at which the page opens it. */
export const galleryPictures = (page: DescribedPage): ImageObject[] => {
  const { site } = page;
  return site.all(gallery).flatMap(({ id, picture }) => {
    const contentUrl = pictureAddress(page, picture?.file);
    if (!contentUrl) return [];
    return {
      "@type": "ImageObject",
      "@id": `${pageAddress(site, "gallery")}#${id}`,
      contentUrl,
      caption: site.text(picture?.description),
      isPartOf: { "@id": pageAddress(site, "gallery") },
    };
  });
};
