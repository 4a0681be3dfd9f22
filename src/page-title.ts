import type { RouteName } from "./routes";

export type PageName = RouteName | "notFound";

/** The `navigation` message that names a page in its title: for the front page more than in the menu. */
export const titleKey = (page: PageName) => (page === "home" ? "homeTitle" : page);

/** The title of a page, as browsers and search engines show it. */
export const pageTitle = (section: string, business: string) => `${section} | ${business}`;
