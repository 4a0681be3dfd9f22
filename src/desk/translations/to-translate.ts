import { cachedBy } from "../../base/cached-by";
import type { Content } from "../../typed-content/content";
import { isOlder, olderIn } from "../../typed-content/texts/older-translations";
import { markOf, textRows, type Row } from "../../typed-content/texts/texts";
import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";

/** A text with its missing, outdated and untranslated languages. */
export type TextToCheck = {
  row: Row;
  missing: LanguageCode[];
  older: LanguageCode[];
  equal: LanguageCode[];
};

/** Returns all texts of the content with the state of their translations. Cached. */
export const textsToCheck = cachedBy((content: Content): TextToCheck[] => {
  const older = olderIn(content);
  return textRows(content).flatMap((row): TextToCheck[] => {
    const having = (kind: string) =>
      languageCodes.filter((code) => markOf(row, code)?.kind === kind);
    const text = {
      row,
      missing: having("gap"),
      older: languageCodes.filter(
        (code) => code !== defaultLanguage && row.cells[code].text && isOlder(older, row, code),
      ),
      equal: having("equal"),
    };
    return text.missing.length + text.older.length + text.equal.length > 0 ? [text] : [];
  });
});

/** Returns whether a text needs a translator. */
export const isToTranslate = ({ missing, older }: TextToCheck) =>
  missing.length > 0 || older.length > 0;

/** Returns how many texts need a translator. */
export const toTranslate = (content: Content) => textsToCheck(content).filter(isToTranslate).length;
