import { defaultLanguage, languageCodes, type LanguageCode } from "../languages";
import { isRecord, type Content } from "./content";
import type { Row } from "./texts";

/**
 * Translations that are older than the text they translate: for each language the text in the default
 * language as it is now, with the translation that nobody has looked at since.
 */
export type OlderTranslations = Partial<Record<LanguageCode, Record<string, string>>>;

/** Returns what data of that file say; what is no such thing is left out. */
export const olderFrom = (data: unknown): OlderTranslations => {
  const older: OlderTranslations = {};
  for (const code of languageCodes) {
    const texts = isRecord(data) ? data[code] : undefined;
    if (!isRecord(texts)) continue;
    const pairs = Object.entries(texts).filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    );
    older[code] = Object.fromEntries(pairs);
  }
  return older;
};

/** Returns the translations of some content that are older than what they translate. */
export const olderIn = ({ older }: Pick<Content, "older">) => olderFrom(older);

/** Whether a text is such a translation. */
export const isOlder = (older: OlderTranslations, { cells }: Row, code: LanguageCode) => {
  const original = cells[defaultLanguage].text;
  const text = cells[code].text;
  return original !== undefined && text !== undefined && older[code]?.[original] === text;
};
