import type { GatsbyNode } from "gatsby";
import { languageCodes, prefixOf } from "../languages";

/**
 * Gives each language's not-found page the addresses below its prefix, so that the browser does
 * not ask for the data of a page that is not there. The i18n plugin writes `/en/en/*` (its issue
 * 175), so the page is made again with the right pattern.
 */
export const mendNotFoundPage: NonNullable<GatsbyNode["onCreatePage"]> = ({ page, actions }) => {
  const prefix = languageCodes.map(prefixOf).find((before) => page.path === `${before}/404/`);
  if (!prefix || page.matchPath === `${prefix}/*`) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `${prefix}/*` });
};
