/**
 * The site's languages, the default one first. The content model, page generation, links, dates, prices and
 * tests read this list and the table below. docs/recipes.md describes how to add a language.
 */
export const languageCodes = ["es", "en", "de"] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** Returns a value as the code of a language; undefined if it is none. */
export const asLanguageCode = (value: unknown): LanguageCode | undefined =>
  languageCodes.find((code) => code === value);

export const defaultLanguage: LanguageCode = "es";

/** The languages in which the owner is addressed. */
export type OwnerLanguage = "es" | "en";

type Language = {
  /** The name of the language in that language. */
  name: string;
  /** BCP 47 tag for `Intl` and Open Graph. */
  tag: string;
};

export const languages: Record<LanguageCode, Language> = {
  es: { name: "Español", tag: "es-ES" },
  en: { name: "English", tag: "en-GB" },
  de: { name: "Deutsch", tag: "de-DE" },
};

/** Returns the prefix of a language's paths; empty for the default language. */
export const prefixOf = (language: LanguageCode) =>
  language === defaultLanguage ? "" : `/${language}`;

/** Returns the language of a path, by its prefix. */
export const languageOf = (path: string): LanguageCode =>
  asLanguageCode(path.split("/")[1]) ?? defaultLanguage;

/** Returns the path of a page in another language. */
export const localPath = (path: string, language: LanguageCode) => prefixOf(language) + path;

/** Returns the encoded path, with ñ as `%C3%B1`, as used in links, metadata, sitemap and redirects. */
export const localAddress = (path: string, language: LanguageCode) =>
  encodeURI(localPath(path, language));
