import type { Graph, Thing, ImageObject } from "schema-dts";
import type { RouteName } from "../../model/routes";
import { business, companyReference, legalEntity } from "./company";
import { type DescribedPage, pageAddress, pictureAddress } from "./page";
import { namedPort } from "./port";
import { tripsInFull, tripsWithPrices } from "./trips";
import { breadcrumb, webPage, webSite } from "./web-page";
import { gallery } from "../../model/collections/gallery";

/** Returns the pictures of the gallery, each with the address at which the page opens it. */
const galleryPictures = (page: DescribedPage): ImageObject[] => {
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

export type { DescribedPage } from "./page";

/** The data of pages that describe more than the page itself. */
const subjects: Partial<Record<RouteName, (page: DescribedPage) => Thing[]>> = {
  home: ({ site }) => [webSite(site), companyReference(site)],
  trips: tripsInFull,
  prices: tripsWithPrices,
  location: (page) => [business(page), namedPort(page.site)],
  gallery: galleryPictures,
  legalNotice: ({ site }) => [legalEntity(site)],
};

/**
 * Describes a page to search engines, as JSON-LD. Only contains what the page shows, with the texts and numbers
 * of the content. Source: https://schema.org
 */
export const structuredData = (page: DescribedPage): Graph => ({
  "@context": "https://schema.org",
  "@graph": [
    webPage(page),
    ...(page.route === "home" ? [] : [breadcrumb(page.site, page.route)]),
    ...(subjects[page.route]?.(page) ?? []),
  ],
});

/** A character that could end a script or begin a comment, and those that some parsers treat as line breaks. */
const UNSAFE = /[<\u2028\u2029]/g;

/** Serializes data as JSON that is safe in a script element. */
export const jsonForScript = (data: object) =>
  JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
