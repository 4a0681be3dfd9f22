/** The default language first. docs/recipes.md describes how to add one. */
export const languageCodes = ["es", "en", "de"] as const;

export type LanguageCode = (typeof languageCodes)[number];

export const asLanguageCode = (value: unknown): LanguageCode | undefined =>
  languageCodes.find((code) => code === value);

export const defaultLanguage: LanguageCode = "es";

/** They need not be among the site's. */
export type OwnerLanguage = "es" | "en";

/** BCP 47 tags. */
export const ownerTags: Record<OwnerLanguage, string> = { es: "es-ES", en: "en-GB" };

type Language = {
  name: string;
  /** BCP 47 tag for `Intl` and Open Graph. */
  tag: string;
};

export const languages: Record<LanguageCode, Language> = {
  es: { name: "Español", tag: "es-ES" },
  en: { name: "English", tag: "en-GB" },
  de: { name: "Deutsch", tag: "de-DE" },
};

/** Empty for the default language. */
export const prefixOf = (language: LanguageCode) =>
  language === defaultLanguage ? "" : `/${language}`;

export const languageOf = (path: string): LanguageCode =>
  asLanguageCode(path.split("/")[1]?.toLowerCase()) ?? defaultLanguage;

export const localPath = (path: string, language: LanguageCode) => prefixOf(language) + path;

/** Encoded, with ñ as `%C3%B1`, as links, metadata, sitemap and redirects have it. */
export const localAddress = (path: string, language: LanguageCode) =>
  encodeURI(localPath(path, language));
