import { canStore, readStored, storageKeys } from "../storage/storage";
import { asLanguageCode, defaultLanguage, languageOf } from "../../model/languages";

const CRAWLERS = /bot|crawl|spider|slurp|preview|facebook|lighthouse/i;

/**
 * For a page whose path has no language prefix: the saved one, else the browser's, else the default.
 * @param saved may be any text
 * @param browser a BCP 47 tag
 */
export const languageFor = (saved: string | null, browser: string) =>
  asLanguageCode(saved) ?? asLanguageCode(browser.slice(0, 2)) ?? defaultLanguage;

/**
 * Redirects a page without a language prefix to the page in the visitor's language. A page to which a link of this site
 * has led keeps its language. Does nothing for crawlers, for a page that has been saved as a file, or if storage fails:
 * a choice could not be stored, so the visitor would be redirected each time.
 * @returns whether the page is being left
 */
export const followLanguage = () => {
  const { host, origin, pathname, search, hash } = location;
  const isKept =
    languageOf(pathname) !== defaultLanguage || document.referrer.startsWith(`${origin}/`);
  if (isKept || !host || CRAWLERS.test(navigator.userAgent)) return false;
  const language = languageFor(readStored(storageKeys.language), `${navigator.language}`);
  const isLeft = language !== defaultLanguage && canStore();
  if (isLeft) location.replace(`/${language}${pathname}${search}${hash}`);
  return isLeft;
};
