import type { LanguageCode } from "../../languages";

/**
 * Returns the name of a language: "alemán".
 * @param tag the language of the name, as a BCP 47 tag
 */
export const languageName = (language: LanguageCode, tag: string) =>
  new Intl.DisplayNames(tag, { type: "language" }).of(language) ?? language;
