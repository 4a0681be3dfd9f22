import { canStore, readStored, store } from "../storage/storage";
import {
  defaultLanguage,
  languageCodes,
  languageOf,
  localPath,
  type LanguageCode,
} from "../languages";
import { storageKeys } from "../storage/keys";

const CRAWLERS = /bot|crawl|spider|slurp|preview|facebookexternalhit|lighthouse/i;

type Visit = {
  /** Path of the page. */
  path: string;
  /** Path of the page of this site whose link the visitor has followed. */
  from?: string;
  /** The stored language, which may be any text. */
  saved: string | null;
  /** The browser's language, as a BCP 47 tag. */
  browser: string;
};

/**
 * Returns the language in which to show a page, and whether the visitor has just chosen it. Following a link
 * of this site from a page in another language is a choice, since only the language switcher has such links.
 * After a followed link, or if the path has a language prefix, the page's language is kept. Otherwise it is the
 * saved language, else the browser's, else the default.
 */
export const languageFor = ({ path, from, saved, browser }: Visit) => {
  const known = (code: string | null) => languageCodes.find((candidate) => candidate === code);
  const here = languageOf(path);
  const usual = known(saved) ?? known(browser.slice(0, 2).toLowerCase()) ?? defaultLanguage;
  // If the usual language equals the page's, the visitor may come from our own redirect.
  const isChosen = from !== undefined && languageOf(from) !== here && usual !== here;
  const isKept = from !== undefined || here !== defaultLanguage;
  return { language: isKept ? here : usual, isChosen };
};

/** Returns the path of the page of this site whose link was followed; undefined otherwise or on a reload. */
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
 * Redirects to the page in the visitor's language. Does nothing for crawlers, or if storage fails: a choice
 * could not be stored, so the visitor would be redirected each time.
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
