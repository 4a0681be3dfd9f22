import type { ContentInLanguage } from "../../model/in-language";
import { localAddress } from "../../base/languages";
import { company } from "../../model/collections/company";
import { routes, type RouteName } from "../../model/routes";

/** The page to describe, with data that is not in the content. */
export type DescribedPage = {
  site: ContentInLanguage;
  route: RouteName;
  /** Returns the path at which the page shows a picture of `content/media`; undefined if it does not. */
  picturePath: (file: string) => string | undefined;
};

/**
 * Returns the URL to which paths are appended. Empty until the owner has entered the site's address, so that
 * URLs are relative and correct on any host.
 */
export const website = ({ one }: ContentInLanguage) => one(company).website ?? "";

/** Returns the URL of a page in the language of the content, as in its canonical link. */
export const pageAddress = (site: ContentInLanguage, route: RouteName) =>
  website(site) + localAddress(routes[route], site.language);

/** Returns the URL of a picture; undefined if the page does not show it. */
export const pictureAddress = ({ site, picturePath }: DescribedPage, file?: string) => {
  const path = file && picturePath(file);
  return path && website(site) + path;
};

/** Returns the ID of a node that is the same in all languages, so that every page can refer to it. */
export const nodeId = (site: ContentInLanguage, name: "company" | "website" | "port") =>
  `${website(site)}/#${name}`;

/** Returns undefined for an empty list, so that JSON omits the field. */
export const unlessEmpty = <Item>(list: Item[]) => (list.length > 0 ? list : undefined);
