import { languageCodes, type LanguageCode } from "../languages";
import type { Row } from "../content-files/texts/text";

/** What a translator should look at: no text, or the text of another language. */
export type Mark = { kind: "gap" } | { kind: "equal"; to: LanguageCode };

export type Marked = { row: Row; code: LanguageCode; mark: Mark };

export const markOf = ({ cells }: Row, code: LanguageCode): Mark | undefined => {
  const text = cells[code].text?.trim();
  if (!text) return { kind: "gap" };
  const earlier = languageCodes.slice(0, languageCodes.indexOf(code));
  const to = earlier.find((other) => cells[other].text?.trim() === text);
  return to && { kind: "equal", to };
};

/** Every cell with a mark, in the order of the table. */
export const marksOf = (rows: Row[]): Marked[] =>
  rows.flatMap((row) =>
    languageCodes.flatMap((code) => {
      const mark = markOf(row, code);
      return mark ? [{ row, code, mark }] : [];
    }),
  );
