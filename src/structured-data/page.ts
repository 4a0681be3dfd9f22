import type { ContentInLanguage } from "../content-files/in-language";
import { localAddress } from "../languages";
import { company } from "../model/collections/company";
import { routes, type RouteName } from "../routes";

/** The page to describe, with data that is not in the content. */
export type DescribedPage = {
  site: ContentInLanguage;
  route: RouteName;
  /** The path by which the page shows a picture of `content/media`; undefined where it does not. */
  picturePath: (file: string) => string | undefined;
  /** The day of the build, which determines the year of a season. */
  today: Date;
};

/**
 * Returns the URL to which paths are appended. Empty until the owner has entered the site's address, so that
 * URLs are relative and correct on any host.
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
