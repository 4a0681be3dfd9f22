import type { Content } from "../../content-files/content";
import { collapseWhitespace, truncate } from "../../content-files/strings";
import { inEveryLanguage, textRows, type Row } from "../../content-files/texts";
import { defaultLanguage, languageCodes } from "../../languages";
import type { Warning } from "../findings";

/** The first words, in any language, of a bracket that the owner is to fill in. */
const MARKS = ["PENDIENTE", "PENDING", "OFFEN"];

/** Characters between a mark and its bracket; without a limit, a search could take minutes. */
const LONGEST = 1000;

/** "[PENDIENTE: matrícula]"; the text of a link is no bracket. */
const BRACKET = new RegExp(
  `\\[(?:${MARKS.join("|")})(?![\\p{L}\\p{N}])[^\\]]{0,${LONGEST}}\\](?!\\()`,
  "giu",
);

export const withoutBrackets = (text: string) => text.replace(BRACKET, "");

/**
 * Every open bracket in the texts: once, in the default language, if all languages have the same
 * number of them; otherwise each that is left, in its language.
 */
export const openBrackets = (content: Content): Warning[] => textRows(content).flatMap(inRow);

const inRow = ({ cells }: Row): Warning[] => {
  const brackets = inEveryLanguage((code) => cells[code].text?.match(BRACKET) ?? []);
  const everywhere = languageCodes.every(
    (code) => brackets[code].length === brackets[defaultLanguage].length,
  );
  return (everywhere ? [defaultLanguage] : languageCodes).flatMap((code) => {
    const { file, path } = cells[code];
    return brackets[code].map((bracket): Warning => {
      const value = truncate(collapseWhitespace(bracket));
      return { file, path, code: "open-bracket", value, everywhere };
    });
  });
};
