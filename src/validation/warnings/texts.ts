import { defaultLanguage, languageCodes, type LanguageCode } from "../../languages";
import type { Content } from "../../content-files/content";
import { isOlder, olderIn } from "../../content-files/older-translations";
import { markOf, textRows, type Row } from "../../content-files/texts";
import { fillPlaceholders, placeholdersIn } from "../../model/placeholders";
import type { Warning, WarningDetails } from "../findings";

/**
 * From this many times the letters of the Spanish text, or this part of them, a translation lacks
 * something or has too much. In the texts of that length that the site was delivered with, no
 * translation differs by more than 1.42.
 */
const MUCH = 1.6;

/** Letters of the longer text. Words and headings differ by more ("h", "Std."): no advice there. */
const LONG = 120;

/**
 * Translations that are older than the Spanish text, and those whose length, or whose words, do not match
 * those of another language.
 */
export const textWarnings = (content: Content): Warning[] => {
  const older = olderIn(content);
  return textRows(content).flatMap((row) =>
    languageCodes.flatMap((code): Warning[] => {
      const { file, path } = row.cells[code];
      if (isOlder(older, row, code)) return [{ file, path, code: "older-translation" }];
      const details = sameText(row, code) ?? otherLength(row, code);
      return details ? [{ file, path, ...details }] : [];
    }),
  );
};

const otherLength = ({ cells }: Row, code: LanguageCode): WarningDetails | undefined => {
  const length = cells[code].text?.length ?? 0;
  const original = cells[defaultLanguage].text?.length ?? 0;
  // A missing text is an error.
  if (length === 0 || original === 0 || Math.max(length, original) < LONG) return undefined;
  const than = defaultLanguage;
  if (length > MUCH * original) return { code: "longer", than };
  return original > MUCH * length ? { code: "shorter", than } : undefined;
};

const sameText = (row: Row, code: LanguageCode): WarningDetails | undefined => {
  const mark = markOf(row, code);
  const text = row.cells[code].text ?? "";
  return mark?.kind === "equal" && isPhrase(text) ? { code: "same", than: mark.to } : undefined;
};

/**
 * Whether a text is more than a name, which may be the same in every language: three words or more,
 * and not only one of them ("Playa de Palma") with a small letter.
 */
const isPhrase = (text: string) => {
  const nothing = Object.fromEntries(placeholdersIn(text).map((name) => [name, ""]));
  const words = fillPlaceholders(text, nothing).match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  return words.length >= 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 2;
};
