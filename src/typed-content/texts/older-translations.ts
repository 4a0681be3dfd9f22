import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";
import { isRecord } from "../../base/is-record";
import type { Content } from "../content";
import { OLDER_FILE } from "../files/content";
import type { Row } from "./texts";

/**
 * Translations that are older than their originals: for each language, the current text in the default
 * language → the translation, which has not been reviewed since the text changed.
 */
export type OlderTranslations = Partial<Record<LanguageCode, Record<string, string>>>;

/** Parses the data of the file. Skips invalid values. */
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

/** Returns the translations in the content that are older than their originals. */
export const olderIn = ({ marks }: Pick<Content, "marks">) => olderFrom(marks?.[OLDER_FILE]);

/** Whether a translation is older than its original. */
export const isOlder = (older: OlderTranslations, { cells }: Row, code: LanguageCode) => {
  const original = cells[defaultLanguage].text;
  const text = cells[code].text;
  return original !== undefined && text !== undefined && older[code]?.[original] === text;
};
