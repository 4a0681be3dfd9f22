import { cachedBy } from "../../cached-by";
import type { Content } from "../../content-files/content";
import { collapseWhitespace, truncate } from "../../content-files/strings";
import { inEveryLanguage, textRows, type Row } from "../../content-files/texts";
import { defaultLanguage, languageCodes } from "../../languages";
import { openBracketsIn } from "../../model/open-brackets";
import type { Warning } from "../findings";

/**
 * Finds open brackets in the texts. If all languages of a text have the same number of them, reports them only
 * in the default language, otherwise in each language.
 */
export const openBrackets = (content: Content): Warning[] => textRows(content).flatMap(inRow);

const inRow = cachedBy(({ cells }: Row): Warning[] => {
  const brackets = inEveryLanguage((code) => openBracketsIn(cells[code].text ?? ""));
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
});
