import { cachedBy } from "@brisa/typed-content/helpers";
import type { Content, Address } from "@brisa/typed-content";
import {
  isOlder,
  olderIn,
  entryTexts,
  markOf,
  textRows,
  untranslatedIn,
  type Row,
} from "@brisa/typed-content/texts";
import { defaultLanguage, languageCodes, type LanguageCode } from "@brisa/typed-content/languages";

export type TextToCheck = {
  row: Row;
  missing: LanguageCode[];
  older: LanguageCode[];
  equal: LanguageCode[];
};

const toCheckAmong = (rows: readonly Row[], content: Content) => {
  const older = olderIn(content);
  // What they say is not known.
  const unreadable = new Set(content.unreadable.map(({ file }) => file));
  return rows.flatMap((row): TextToCheck[] => {
    const having = (kind: string) =>
      languageCodes().filter(
        (code) => markOf(row, code)?.kind === kind && !unreadable.has(row.cells[code].file),
      );
    const text = {
      row,
      missing: having("gap"),
      older: languageCodes().filter(
        (code) => code !== defaultLanguage() && row.cells[code].text && isOlder(older, row, code),
      ),
      equal: having("equal"),
    };
    return text.missing.length + text.older.length + text.equal.length > 0 ? [text] : [];
  });
};

/** Cached. */
export const textsToCheck = cachedBy((content: Content): TextToCheck[] =>
  toCheckAmong(textRows(content), content),
);

/** In the order of the entry's fields. Without an original, nothing can be translated. */
export const lackingIn = (content: Content, file: string) => {
  const entry = content.entries.find((each) => each.file === file);
  const texts = entry ? toCheckAmong(entryTexts(entry).rows, content) : [];
  const there = texts.filter(
    ({ row, missing }) => missing.length === 0 || untranslatedIn(row).length > 0,
  );
  const placesOf = (having: "missing" | "older"): Address[] =>
    there.flatMap((text) => text[having].map((code) => text.row.cells[code]));
  return { missing: placesOf("missing"), unread: placesOf("older") };
};

export const isToTranslate = ({ missing, older }: TextToCheck) =>
  missing.length > 0 || older.length > 0;

export const toTranslate = (content: Content) => textsToCheck(content).filter(isToTranslate).length;

/** Pages need it in this language, and it is there in the default one. */
export const lacksTextIn = (content: Content, language: LanguageCode) =>
  content.entries.some((entry) =>
    entryTexts(entry).rows.some((row) => !row.fallback && untranslatedIn(row).includes(language)),
  );

/** One place of each text. Cached. */
export const untranslatedTexts = cachedBy(({ entries }: Content): Address[] =>
  entries.flatMap((entry) =>
    entryTexts(entry).rows.flatMap((row) => {
      const [first] = untranslatedIn(row);
      return first ? [{ file: entry.file, path: row.cells[first].path }] : [];
    }),
  ),
);
