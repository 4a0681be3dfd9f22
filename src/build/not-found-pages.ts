import type { CreatePageArgs } from "gatsby";
import { languageCodes, prefixOf } from "../base/languages";

/**
 * Lets each language's not-found page match all addresses below the language's prefix, so that the app
 * does not request the data of a page that does not exist. The i18n plugin sets the pattern `/en/en/*`
 * (its issue 175), so the page is created again with the right one.
 */
export const matchNotFoundPage = ({ page, actions }: CreatePageArgs) => {
  const prefix = languageCodes.map(prefixOf).find((before) => page.path === `${before}/404/`);
  if (!prefix || page.matchPath === `${prefix}/*`) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `${prefix}/*` });
};
