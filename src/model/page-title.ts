import type { RouteName } from "./routes";

export type PageName = RouteName | "notFound";

/** The key is one of `navigation`. The home page has a title of its own. */
export const titleKey = (page: PageName) => (page === "home" ? "homeTitle" : page);

export const pageTitle = (section: string, business: string) => `${section} | ${business}`;
