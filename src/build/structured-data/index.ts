import type { Graph, Thing, ImageObject, BreadcrumbList, WebPage, WebSite } from "schema-dts";
import type { RouteName } from "../../model/routes";
import { business, companyReference, legalEntity } from "./company";
import { type DescribedPage, pageAddress, pictureAddress, nodeId } from "./page";
import { namedPort } from "./port";
import { ownService, serviceOf } from "./service";
import { tripsInFull, tripsWithPrices } from "./trips";
import { gallery } from "../../model/collections/gallery";
import type { ContentInLanguage } from "../../model/in-language";
import { languageCodes } from "../../model/languages";
import { company } from "../../model/collections/company";
import { homePage } from "../../model/collections/pages/home";
import { pageTitle, titleKey } from "../../model/page-title";

const pageTypes: Partial<Record<RouteName, "AboutPage" | "ContactPage" | "ImageGallery">> = {
  about: "AboutPage",
  contact: "ContactPage",
  gallery: "ImageGallery",
};

const ABOUT_COMPANY: RouteName[] = ["home", "about", "location", "contact", "legalNotice"];

/** On the home page only. */
const webSite = (site: ContentInLanguage): WebSite => ({
  "@type": "WebSite",
  "@id": nodeId(site, "website"),
  url: pageAddress(site, "home"),
  name: site.one(company).name,
  inLanguage: [...languageCodes],
  publisher: { "@id": nodeId(site, "company") },
});

const webPage = (page: DescribedPage): WebPage => {
  const { site, route, service } = page;
  const { one, text, word, language } = site;
  const own = serviceOf(page);
  const address = pageAddress(site, route, service);
  const section = own ? text(own.title) : word("navigation", titleKey(route));
  const { name = "" } = one(company);
  const cover = route === "home" && pictureAddress(page, one(homePage).picture?.file);
  return {
    "@type": pageTypes[route] ?? "WebPage",
    "@id": address,
    url: address,
    name: section && pageTitle(section, name),
    description: own ? text(own.text) : site.description(route),
    inLanguage: language,
    isPartOf: { "@id": nodeId(site, "website") },
    about: ABOUT_COMPANY.includes(route) ? { "@id": nodeId(site, "company") } : undefined,
    breadcrumb: route === "home" ? undefined : { "@id": `${address}#breadcrumb` },
    primaryImageOfPage: cover ? { "@type": "ImageObject", contentUrl: cover } : undefined,
  };
};

/** Every page is directly below the home page, but a service's own. */
const breadcrumb = (page: DescribedPage): BreadcrumbList => {
  const { site, route, service } = page;
  const address = pageAddress(site, route, service);
  const steps = (["home", route] as const).map((step) => ({
    name: site.word("navigation", step),
    item: { "@id": pageAddress(site, step) },
  }));
  const own = service && { name: site.text(serviceOf(page)?.title), item: { "@id": address } };
  return {
    "@type": "BreadcrumbList",
    "@id": `${address}#breadcrumb`,
    itemListElement: [...steps, ...(own ? [own] : [])].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...step,
    })),
  };
};

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
    ...(page.route === "home" ? [] : [breadcrumb(page)]),
    ...((page.service ? ownService : subjects[page.route])?.(page) ?? []),
  ],
});

/** Could end a script or begin a comment, or is a line break for some parsers. */
const UNSAFE = /[<\u2028\u2029]/g;

export const jsonForScript = (data: object) =>
  JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
