import { defaultLanguage, languageCodes, type LanguageCode } from "../../../languages";

/** A text in every language, as far as it is written. */
export type Texts = Partial<Record<LanguageCode, string>>;

/** For each language the Spanish text that its own was last seen beside. */
export type Seen = Record<LanguageCode, string>;

/** What is said of one line: that it should be looked at, and how much of its length is used. */
type LineNote = { mark: string; length: string };

/** The share of the longest text from which on the length is told. */
const NEARLY_FULL = 0.8;

const spanishOf = (texts: Texts) => texts[defaultLanguage] ?? "";

/** What the texts of a form have been seen beside when it opens. */
export const seenAtFirst = (texts: Texts) =>
  Object.fromEntries(languageCodes.map((code) => [code, spanishOf(texts)])) as Seen;

/** The same after a change: who changes a translation sees the Spanish of that moment. */
export const seenAfter = (seen: Seen, before: Texts, after: Texts): Seen => {
  const changed = languageCodes.filter((code) => before[code] !== after[code]);
  return { ...seen, ...Object.fromEntries(changed.map((code) => [code, spanishOf(after)])) };
};

/** @param maximum the most characters that the text may have */
export const noteOf = (texts: Texts, seen: Seen, code: LanguageCode, maximum: number): LineNote => {
  const text = texts[code] ?? "";
  const length = text.length > maximum * NEARLY_FULL ? `${text.length} de ${maximum}` : "";
  return {
    mark: code === defaultLanguage ? "" : markOf(text, spanishOf(texts), seen[code]),
    length,
  };
};

const markOf = (text: string, spanish: string, seen: string) => {
  if (text.trim() === "") return spanish.trim() === "" ? "" : "Falta";
  return spanish === seen ? "" : "El español ha cambiado";
};
