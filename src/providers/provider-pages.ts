import { languageOf, prefixOf } from "../languages";
import { routes } from "../routes";

/** The third parties that a page may talk to. */
export type Provider = "form" | "booking";

const providers: Record<string, Provider | undefined> = {
  [routes.contact]: "form",
  [routes.writeReview]: "form",
  [routes.booking]: "booking",
};

/**
 * Returns the third party that a page needs, by the page's path in any language. It decides the
 * page's content policy, which belongs to the document: a link between pages that need different
 * ones has to load a document.
 */
export const providerOf = (path: string) => {
  const decoded = decodeURI(path);
  return providers[decoded.slice(prefixOf(languageOf(decoded)).length)];
};
