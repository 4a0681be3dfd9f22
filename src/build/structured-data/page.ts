import type { ContentInLanguage } from "../../model/in-language";
import { localAddress } from "../../model/languages";
import { company } from "../../model/collections/company";
import { routes, servicePagePath, type RouteName } from "../../model/routes";

/** Also has data that are not in the content. */
export type DescribedPage = {
  site: ContentInLanguage;
  route: RouteName;
  /** The id of a service, whose own page it is. */
  service?: string;
  /** Of a file in `content/media`; undefined if the page does not show it. */
  picturePath: (file: string) => string | undefined;
};

/** Empty until the owner has entered the address: URLs are then relative, and correct on any host. */
export const website = ({ one }: ContentInLanguage) => one(company).website ?? "";

/** As in the page's canonical link. */
export const pageAddress = (site: ContentInLanguage, route: RouteName, service?: string) =>
  website(site) + localAddress(service ? servicePagePath(service) : routes[route], site.language);

/** Undefined if the page does not show it. */
export const pictureAddress = ({ site, picturePath }: DescribedPage, file?: string) => {
  const path = file && picturePath(file);
  return path && website(site) + path;
};

/** The same in all languages, so that every page can refer to it. */
export const nodeId = (site: ContentInLanguage, name: "company" | "website" | "port") =>
  `${website(site)}/#${name}`;

/** JSON omits undefined. */
export const unlessEmpty = <Item>(list: Item[]) => (list.length > 0 ? list : undefined);
