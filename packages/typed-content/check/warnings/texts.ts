import { defaultLanguage, languageCodes, type LanguageCode } from "../../languages";
import type { Content } from "../../content";
import { isOlder, olderIn } from "../../texts/older-translations";
import { markOf, textRows, untranslatedIn, type Row } from "../../texts/texts";
import { fillPlaceholders, placeholdersIn } from "../../texts/placeholders";
import type { Warning, WarningDetails } from "../findings";

/** Beyond it, something is probably missing or too much: no delivered text that is long enough exceeds 1.42. */
const MAX_RATIO = 1.6;

/** Characters of the longer text. Words and headings differ by more ("h", "Std."). */
const MIN_LENGTH = 120;

/** Not translated, older than the Spanish text, of a very different length, or equal to another language. */
export const textWarnings = (content: Content): Warning[] => {
  const older = olderIn(content);
  return textRows(content).flatMap((row) => [
    ...untranslated(row),
    ...languageCodes().flatMap((code): Warning[] => {
      const { file, path } = row.cells[code];
      if (isOlder(older, row, code)) return [{ file, path, code: "older-translation" }];
      const details = sameText(row, code) ?? otherLength(row, code);
      return details ? [{ file, path, ...details }] : [];
    }),
  ]);
};

/** A missing one is an error where a text needs every language. */
const untranslated = (row: Row): Warning[] => {
  const [first, ...others] = row.fallback ? untranslatedIn(row) : [];
  if (!first) return [];
  const { file, path } = row.cells[first];
  return [{ file, path, code: "untranslated", languages: [first, ...others] }];
};

const otherLength = ({ cells }: Row, code: LanguageCode): WarningDetails | undefined => {
  const length = cells[code].text?.length ?? 0;
  const original = cells[defaultLanguage()].text?.length ?? 0;
  // A missing text is an error.
  if (length === 0 || original === 0 || Math.max(length, original) < MIN_LENGTH) return undefined;
  const than = defaultLanguage();
  if (length > MAX_RATIO * original) return { code: "longer", than };
  return original > MAX_RATIO * length ? { code: "shorter", than } : undefined;
};

const sameText = (row: Row, code: LanguageCode): WarningDetails | undefined => {
  const mark = markOf(row, code);
  const text = row.cells[code].text ?? "";
  return mark?.kind === "equal" && isPhrase(text) ? { code: "same", than: mark.to } : undefined;
};

/** Not only a name, which may be the same everywhere: three words, two in lower case ("Plaza Mayor" has none). */
const isPhrase = (text: string) => {
  const nothing = Object.fromEntries(placeholdersIn(text).map((name) => [name, ""]));
  const words = fillPlaceholders(text, nothing).match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];
  return words.length >= 3 && words.filter((word) => /^\p{Ll}/u.test(word)).length >= 2;
};
