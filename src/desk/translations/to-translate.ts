import { cachedBy } from "../../base/cached-by";
import type { Content } from "../../typed-content/content";
import { isOlder, olderIn } from "../../typed-content/texts/older-translations";
import { markOf, textRows, type Row } from "../../typed-content/texts/texts";
import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";

/** A text with its missing, outdated and untranslated languages. */
export type Marked = {
  row: Row;
  missing: LanguageCode[];
  older: LanguageCode[];
  equal: LanguageCode[];
};

/** Returns all texts of the content with the state of their translations. Cached. */
export const markedTexts = cachedBy((content: Content): Marked[] => {
  const older = olderIn(content);
  return textRows(content).flatMap((row): Marked[] => {
    const having = (kind: string) =>
      languageCodes.filter((code) => markOf(row, code)?.kind === kind);
    const marked = {
      row,
      missing: having("gap"),
      older: languageCodes.filter(
        (code) => code !== defaultLanguage && row.cells[code].text && isOlder(older, row, code),
      ),
      equal: having("equal"),
    };
    return marked.missing.length + marked.older.length + marked.equal.length > 0 ? [marked] : [];
  });
});

/** Returns whether a text needs a translator. */
export const isToTranslate = ({ missing, older }: Marked) => missing.length > 0 || older.length > 0;

/** Returns how many texts need a translator. */
export const toTranslate = (content: Content) => markedTexts(content).filter(isToTranslate).length;
