import type { RouteName } from "./routes";

export type PageName = RouteName | "notFound";

/** Returns the `navigation` message for the title of a page. The home page has one of its own. */
export const titleKey = (page: PageName) => (page === "home" ? "homeTitle" : page);

/** The title of a page, as browsers and search engines show it. */
export const pageTitle = (section: string, business: string) => `${section} | ${business}`;
