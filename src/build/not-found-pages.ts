import type { CreatePageArgs } from "gatsby";
import { languageCodes, prefixOf } from "../base/languages";

/**
 * For all addresses below the prefix: the app must not request the data of a page that does not exist. The i18n plugin
 * sets the pattern `/en/en/*` (its issue 175), so the page is created again.
 */
export const matchNotFoundPage = ({ page, actions }: CreatePageArgs) => {
  const prefix = languageCodes.map(prefixOf).find((before) => page.path === `${before}/404/`);
  if (!prefix || page.matchPath === `${prefix}/*`) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `${prefix}/*` });
};
