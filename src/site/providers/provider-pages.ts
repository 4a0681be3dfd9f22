import { languageOf, prefixOf } from "../../model/languages";
import { routes } from "../../model/routes";

/** The third parties that a page may contact. */
export type Provider = "form" | "booking";

const providers: Record<string, Provider | undefined> = {
  [routes.contact]: "form",
  [routes.writeReview]: "form",
  [routes.booking]: "booking",
};

/**
 * By its address in any language: a path, which may be followed by a query and a hash. It determines the Content
 * Security Policy, which applies to the whole document.
 */
export const providerOf = (path: string) => {
  const decoded = decodeURI(path.replace(/[?#].*/, ""));
  return providers[decoded.slice(prefixOf(languageOf(decoded)).length)];
};

/**
 * Whether a link has to load a new document, because the target needs another Content Security Policy. Links
 * from a form to pages without a provider do not: the form's policy allows all that those need, and the same
 * document keeps an unsent review in memory if the browser blocks storage.
 */
export const needsDocument = (from: string, to: string) => {
  const [here, there] = [providerOf(from), providerOf(to)];
  return here !== there && !(here === "form" && there === undefined);
};
