import type { Content } from "../../content-files/content";
import { collapseWhitespace, truncate } from "../../content-files/strings";
import { inEveryLanguage, textRows, type Row } from "../../content-files/texts";
import { defaultLanguage, languageCodes } from "../../languages";
import type { Warning } from "../findings";

/** The words with which a bracket begins that the owner has to fill in. */
const MARKS = ["PENDIENTE", "PENDING", "OFFEN"];

/** Most characters between a mark and the closing bracket. Without a limit, a search could take minutes. */
const LONGEST = 1000;

/** Matches "[PENDIENTE: matrícula]", but not the text of a Markdown link. */
const BRACKET = new RegExp(
  `\\[(?:${MARKS.join("|")})(?![\\p{L}\\p{N}])[^\\]]{0,${LONGEST}}\\](?!\\()`,
  "giu",
);

export const withoutBrackets = (text: string) => text.replace(BRACKET, "");

/**
 * Finds open brackets in the texts. If all languages of a text have the same number of them, reports them only
 * in the default language, otherwise in each language.
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
