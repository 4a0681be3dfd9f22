import { asLanguageCode, defaultLanguage, languageCodes, type LanguageCode } from "../languages";

/** A language may be missing. */
export type Texts = Partial<Record<LanguageCode, string>>;

/**
 * The language that is asked for or, where the text is missing in it, that in which it was written (`original`), the
 * default one, or any. Only the model's `fallback` lets published content miss one.
 */
export const shownLanguage = (texts: Texts, asked: LanguageCode, original = asked) =>
  [asked, original, defaultLanguage(), ...languageCodes()].find((code) => texts[code]) ?? asked;

/** The language that the last step of the path names; undefined if that is another field. */
export const languageAt = (path: readonly PropertyKey[]) => asLanguageCode(path.at(-1));
