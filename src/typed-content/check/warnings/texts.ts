import { defaultLanguage, languageCodes, type LanguageCode } from "../../../base/languages";
import type { Content } from "../../content";
import { isOlder, olderIn } from "../../texts/older-translations";
import { markOf, textRows, untranslatedIn, type Row } from "../../texts/texts";
import { fillPlaceholders, placeholdersIn } from "../../texts/placeholders";
import type { Warning, WarningDetails } from "../findings";

/**
 * Largest plausible ratio between the lengths of a translation and the Spanish text. Beyond it, something is
 * probably missing or too much. In the delivered texts that are long enough, no ratio exceeds 1.42.
 */
const MAX_RATIO = 1.6;

/**
 * Characters from which the longer of two texts is checked. The lengths of words and headings differ by more
 * ("h", "Std.").
 */
const MIN_LENGTH = 120;

/**
 * Finds texts that are not translated yet, translations that are older than the Spanish text, whose length differs much from it, or which equal
 * the text of another language.
 */
export const textWarnings = (content: Content): Warning[] => {
  const older = olderIn(content);
  return textRows(content).flatMap((row) => [
    ...untranslated(row),
    ...languageCodes.flatMap((code): Warning[] => {
      const { file, path } = row.cells[code];
      if (isOlder(older, row, code)) return [{ file, path, code: "older-translation" }];
      const details = sameText(row, code) ?? otherLength(row, code);
      return details ? [{ file, path, ...details }] : [];
    }),
  ]);
};

/** Where a text needs every language, one that is missing is an error. */
const untranslated = (row: Row): Warning[] => {
  const [first, ...others] = row.fallback ? untranslatedIn(row) : [];
  if (!first) return [];
  const { file, path } = row.cells[first];
  return [{ file, path, code: "untranslated", languages: [first, ...others] }];
};

const otherLength = ({ cells }: Row, code: LanguageCode): WarningDetails | undefined => {
  const length = cells[code].text?.length ?? 0;
  const original = cells[defaultLanguage].text?.length ?? 0;
  // A missing text is an error.
  if (length === 0 || original === 0 || Math.max(length, original) < MIN_LENGTH) return undefined;
  const than = defaultLanguage;
  if (length > MAX_RATIO * original) return { code: "longer", than };
  return original > MAX_RATIO * length ? { code: "shorter", than } : undefined;
};

const sameText = (row: Row, code: LanguageCode): WarningDetails | undefined => {
  const mark = markOf(row, code);
  const text = row.cells[code].text ?? "";
  return mark?.kind === "equal" && isPhrase(text) ? { code: "same", than: mark.to } : undefined;
};

/**
 * Whether a text is more than a name, which may be the same in every language: it has at least three words, at
 * least two of them in lower case (unlike "Plaza Mayor").
 */
const isPhrase = (text: string) => {
  const nothing = Object.fromEntries(placeholdersIn(text).map((name) => [name, ""]));
  const words = fillPlaceholders(text, nothing).match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  return words.length >= 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 2;
};
