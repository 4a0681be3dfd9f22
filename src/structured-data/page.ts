import type { ContentInLanguage } from "../content-files/in-language";
import { localAddress } from "../languages";
import { company } from "../model/collections/company";
import { routes, type RouteName } from "../routes";

/** A page to be described to machines, and what cannot be read in the content. */
export type DescribedPage = {
  site: ContentInLanguage;
  route: RouteName;
  /** The path by which the page shows a picture of `content/media`; undefined where it does not. */
  picturePath: (file: string) => string | undefined;
  /** On which day; a season is given with its year. */
  today: Date;
};

/**
 * The address to which paths are added. Until the owner has entered the site's own, addresses are
 * relative: they are right wherever the page is looked at.
 */
export const website = ({ one }: ContentInLanguage) => one(company).website ?? "";

/** The address of a page in the language of the content, as its canonical link says it. */
export const pageAddress = (site: ContentInLanguage, route: RouteName) =>
  website(site) + localAddress(routes[route], site.language);

/** The address of a picture, if the page shows one. */
export const pictureAddress = ({ site, picturePath }: DescribedPage, file?: string) => {
  const path = file && picturePath(file);
  return path && website(site) + path;
};

/** Identifies what is one in all languages, and what every page may refer to. */
export const nodeId = (site: ContentInLanguage, name: "company" | "website" | "port") =>
  `${website(site)}/#${name}`;

/** The list, unless it is empty: JSON then has no such field. */
export const unlessEmpty = <Item>(list: Item[]) => (list.length > 0 ? list : undefined);
