import type { LanguageCode } from "../../languages";

/**
 * Returns what a language is called in another: "alemán".
 * @param tag the other one, as BCP 47
 */
export const languageName = (language: LanguageCode, tag: string) =>
  new Intl.DisplayNames(tag, { type: "language" }).of(language) ?? language;
