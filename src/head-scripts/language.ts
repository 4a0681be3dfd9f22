import { canStore, readStored, store } from "../features/storage/storage";
import {
  defaultLanguage,
  languageCodes,
  languageOf,
  localPath,
  type LanguageCode,
} from "../languages";
import { storageKeys } from "../storage-keys";

const CRAWLERS = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

export type Visit = {
  /** Path of the page. */
  path: string;
  /** Path of the page of this site whose link was followed, if one was. */
  from?: string;
  /** The language that is stored, whatever stands there. */
  saved: string | null;
  /** The browser's language, as a BCP 47 tag. */
  browser: string;
};

/**
 * The language in which a visitor is to see a page, and whether they have just chosen it. It is the
 * page's own where they followed a link of this site: links lead to pages of the same language, but
 * for those that switch it. An address with a prefix keeps its language as well. Elsewhere it is the
 * saved choice, else the browser's language, else the default.
 */
export const languageFor = ({ path, from, saved, browser }: Visit) => {
  const known = (code: string | null) => languageCodes.find((candidate) => candidate === code);
  const here = languageOf(path);
  const usual = known(saved) ?? known(browser.slice(0, 2).toLowerCase()) ?? defaultLanguage;
  // Where the usual language is also the page's, our own redirect may have led here.
  const isChosen = from !== undefined && languageOf(from) !== here && usual !== here;
  const isKept = from !== undefined || here !== defaultLanguage;
  return { language: isKept ? here : usual, isChosen };
};

/** The path of the page of this site whose link led here; a page that is loaded again has none. */
const followedFrom = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  const isLink = (navigation as PerformanceNavigationTiming | undefined)?.type === "navigate";
  if (!isLink || !document.referrer) return undefined;
  const referrer = new URL(document.referrer);
  return referrer.origin === location.origin ? referrer.pathname : undefined;
};

const goTo = (language: LanguageCode) =>
  location.replace(localPath(location.pathname, language) + location.search + location.hash);

/**
 * Goes to the page in the visitor's language, before anything is painted. It stays where storage
 * fails, since a choice could not be kept there and the visitor would be sent back each time; and
 * crawlers see what a Spanish visitor sees.
 */
export const followLanguage = () => {
  if (CRAWLERS.test(navigator.userAgent) || !canStore()) return;
  const { language, isChosen } = languageFor({
    path: location.pathname,
    from: followedFrom(),
    saved: readStored(storageKeys.language),
    browser: navigator.language || "",
  });
  if (isChosen) store(storageKeys.language, language);
  if (language !== languageOf(location.pathname)) goTo(language);
};
