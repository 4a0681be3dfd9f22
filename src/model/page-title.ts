import type { RouteName } from "./routes";

export type PageName = RouteName | "notFound";

/** Returns the key of the `navigation` message for a page's title. The home page has one of its own. */
export const titleKey = (page: PageName) => (page === "home" ? "homeTitle" : page);

/** Returns the title of a page for browsers and search engines. */
export const pageTitle = (section: string, business: string) => `${section} | ${business}`;
