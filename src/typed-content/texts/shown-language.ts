import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";

/** A field with a text for each language. A language may be missing. */
export type Texts = Partial<Record<LanguageCode, string>>;

/**
 * Returns the language in which a text is shown: the one that is asked for or, where the text is missing in it, that in
 * which it was written, the default one, or any. Only the model's `fallback` lets the published content miss one.
 * @param original the language in which it was written, if that is known
 */
export const shownLanguage = (texts: Texts, asked: LanguageCode, original = asked) =>
  [asked, original, defaultLanguage, ...languageCodes].find((code) => texts[code]) ?? asked;
