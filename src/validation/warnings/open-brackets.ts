import { defaultLanguage, languageCodes, type LanguageCode } from "../../languages";
import { shortened } from "../../content-files/shortened";
import { folded } from "../../content-files/folded";
import type { Reading } from "../../content-files/read";
import { textRows } from "../../content-files/texts/all-texts";
import { inEveryLanguage, type Row } from "../../content-files/texts/text";
import type { Advice } from "./warning";

/** What stands first in a bracket whose place the owner is to fill, in each language. */
const marks: Record<LanguageCode, string> = { es: "PENDIENTE", en: "PENDING", de: "OFFEN" };

/** "[PENDIENTE: matrícula]"; a mark of another language counts as well, and a link does not. */
const BRACKET = new RegExp(
  `\\[(?:${Object.values(marks).join("|")})(?![\\p{L}\\p{N}])[^\\]]*\\](?!\\()`,
  "giu",
);

/** A text without its open brackets. */
export const withoutBrackets = (text: string) => text.replace(BRACKET, "");

/**
 * Every open bracket in the texts: once, in the default language, where each language has as many;
 * where some have been filled in, each that is left, in its language.
 */
export const openBrackets = (reading: Reading): Advice[] => textRows(reading).flatMap(inRow);

const inRow = ({ cells }: Row): Advice[] => {
  const brackets = inEveryLanguage((code) => cells[code].text?.match(BRACKET) ?? []);
  const everywhere = languageCodes.every(
    (code) => brackets[code].length === brackets[defaultLanguage].length,
  );
  return (everywhere ? [defaultLanguage] : languageCodes).flatMap((code) => {
    const { file, path } = cells[code];
    return brackets[code].map((bracket) => {
      const value = shortened(folded(bracket));
      return { file, path, code: "open-bracket" as const, value, everywhere };
    });
  });
};
