import type { Graph, Thing, ImageObject } from "schema-dts";
import type { RouteName } from "../../model/routes";
import { business, companyReference, legalEntity } from "./company";
import { type DescribedPage, pageAddress, pictureAddress } from "./page";
import { namedPort } from "./port";
import { tripsInFull, tripsWithPrices } from "./trips";
import { breadcrumb, webPage, webSite } from "./web-page";
import { gallery } from "../../model/collections/gallery";

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

/** By page, what it describes besides itself. */
const subjects: Partial<Record<RouteName, (page: DescribedPage) => Thing[]>> = {
  home: ({ site }) => [webSite(site), companyReference(site)],
  trips: tripsInFull,
  prices: tripsWithPrices,
  location: (page) => [business(page), namedPort(page.site)],
  gallery: galleryPictures,
  legalNotice: ({ site }) => [legalEntity(site)],
};

/** Only what the page shows. Source: https://schema.org */
export const structuredData = (page: DescribedPage): Graph => ({
  "@context": "https://schema.org",
  "@graph": [
    webPage(page),
    ...(page.route === "home" ? [] : [breadcrumb(page.site, page.route)]),
    ...(subjects[page.route]?.(page) ?? []),
  ],
});

/** Could end a script or begin a comment, or is a line break for some parsers. */
const UNSAFE = /[<\u2028\u2029]/g;

export const jsonForScript = (data: object) =>
  JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
