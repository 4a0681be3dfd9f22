/**
 * The one table of languages. Everything that depends on a language reads it:
 * the content model, page generation, links, dates and prices, tests. README says what a new
 * language needs besides its row.
 */
export const languages = {
  es: { name: "Español", tag: "es-ES", prefix: "" },
  en: { name: "English", tag: "en-GB", prefix: "/en" },
  de: { name: "Deutsch", tag: "de-DE", prefix: "/de" },
} as const satisfies Record<string, Language>;

type Language = {
  /** The language's name in itself. */
  name: string;
  /** BCP 47 tag for `Intl` and Open Graph. */
  tag: string;
  /** Path prefix of its pages; empty for the default language. */
  prefix: string;
};

export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as LanguageCode[];

export const defaultLanguage: LanguageCode = "es";

/** Returns the language of an address, by its prefix. */
export const languageOf = (path: string): LanguageCode =>
  languageCodes.find(
    (code) => languages[code].prefix && `${path}/`.startsWith(`${languages[code].prefix}/`),
  ) ?? defaultLanguage;

/** The address of a page (its path in the default language) in another language. */
export const localPath = (path: string, language: LanguageCode) =>
  languages[language].prefix + path;
