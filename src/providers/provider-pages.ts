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
 * page's content policy, which belongs to the document.
 */
export const providerOf = (path: string) => {
  const decoded = decodeURI(path);
  return providers[decoded.slice(prefixOf(languageOf(decoded)).length)];
};

/**
 * Whether a link has to load a document because the current one has another content security policy. A
 * page with a form allows everything that pages without one need. A visitor who leaves it stays in its
 * document, which keeps the review in memory if the browser blocks storage.
 */
export const needsDocument = (from: string, to: string) => {
  const [here, there] = [providerOf(from), providerOf(to)];
  return here !== there && !(here === "form" && there === undefined);
};
