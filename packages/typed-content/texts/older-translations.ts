import { defaultLanguage, languageCodes, type LanguageCode } from "../languages";
import { isRecord } from "../helpers/is-record";
import type { Content } from "../content";
import { OLDER_FILE } from "../files/content";
import type { Row } from "./texts";

/** By language: the current original → a translation that nobody has read since the original changed, or at all. */
export type OlderTranslations = Partial<Record<LanguageCode, Record<string, string>>>;

/** Invalid values are skipped. */
export const olderFrom = (data: unknown): OlderTranslations => {
  const older: OlderTranslations = {};
  for (const code of languageCodes()) {
    const texts = isRecord(data) ? data[code] : undefined;
    if (!isRecord(texts)) continue;
    const pairs = Object.entries(texts).filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    );
    older[code] = Object.fromEntries(pairs);
  }
  return older;
};

/** Beside the languages: what the browser has proposed → its original, until somebody has read it. Only edits have it. */
export const WAITING = "waiting";

export const olderIn = ({ marks }: Pick<Content, "marks">) => olderFrom(marks?.[OLDER_FILE]);

/** Whether a translation is older than its original. */
export const isOlder = (older: OlderTranslations, { cells }: Row, code: LanguageCode) => {
  const original = cells[defaultLanguage()].text;
  const text = cells[code].text;
  return original !== undefined && text !== undefined && older[code]?.[original] === text;
};
