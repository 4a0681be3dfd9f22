import type { BreadcrumbList, WebPage, WebSite } from "schema-dts";
import type { ContentInLanguage } from "../../model/in-language";
import { languageCodes } from "../../base/languages";
import { company } from "../../model/collections/company";
import { homePage } from "../../model/collections/pages/home";
import { pageTitle, titleKey } from "../../model/page-title";
import type { RouteName } from "../../model/routes";
import { nodeId, pageAddress, pictureAddress, type DescribedPage } from "./page";

const pageTypes: Partial<Record<RouteName, "AboutPage" | "ContactPage" | "ImageGallery">> = {
  about: "AboutPage",
  contact: "ContactPage",
  gallery: "ImageGallery",
};

const ABOUT_COMPANY: RouteName[] = ["home", "about", "location", "contact", "legalNotice"];

/** On the home page only. */
export const webSite = (site: ContentInLanguage): WebSite => ({
  "@type": "WebSite",
  "@id": nodeId(site, "website"),
  url: pageAddress(site, "home"),
  name: site.one(company).name,
  inLanguage: [...languageCodes],
  publisher: { "@id": nodeId(site, "company") },
});

export const webPage = (page: DescribedPage): WebPage => {
  const { site, route } = page;
  const { one, word, description, language } = site;
  const address = pageAddress(site, route);
  const section = word("navigation", titleKey(route));
  const { name = "" } = one(company);
  const cover = route === "home" && pictureAddress(page, one(homePage).picture?.file);
  return {
    "@type": pageTypes[route] ?? "WebPage",
    "@id": address,
    url: address,
    name: section && pageTitle(section, name),
    description: description(route),
    inLanguage: language,
    isPartOf: { "@id": nodeId(site, "website") },
    about: ABOUT_COMPANY.includes(route) ? { "@id": nodeId(site, "company") } : undefined,
    breadcrumb: route === "home" ? undefined : { "@id": `${address}#breadcrumb` },
    primaryImageOfPage: cover ? { "@type": "ImageObject", contentUrl: cover } : undefined,
  };
};

/** Two items: every page is directly below the home page. */
export const breadcrumb = (site: ContentInLanguage, route: RouteName): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": `${pageAddress(site, route)}#breadcrumb`,
  itemListElement: (["home", route] as const).map((step, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: site.word("navigation", step),
    item: { "@id": pageAddress(site, step) },
  })),
});
