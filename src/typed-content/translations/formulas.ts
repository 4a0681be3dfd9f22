/**
 * The signs with which a formula begins, wherever a spreadsheet may take them for the first of a cell: also within a
 * text, since one that divides by another sign than ours, or does not know our quotation marks, begins a cell after each
 * of these. An apostrophe before them marks the cell as text.
 */
const SIGN = "[=+\\-@＝＋－＠]";
const BEFORE = "(?<=^|[\\s,;|\"'])";

const FORMULA = new RegExp(`${BEFORE}${SIGN}`, "g");
const GUARDED = new RegExp(`${BEFORE}'(?=${SIGN})`, "g");

/** Returns a text that is no formula in any spreadsheet, of which {@link unguarded} returns the text. */
export const guarded = (text: string) => text.replace(FORMULA, "'$&");

/** Removes the apostrophes, unless the spreadsheet has already done so. */
export const unguarded = (cell: string) => cell.replace(GUARDED, "");

/** The errors that Excel, LibreOffice and Google show for failed formulas, in the site's languages. */
const ERRORS = new Set([
  ...["#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!", "#ERROR!"],
  ...["#¡REF!", "#N/D", "#¿NOMBRE?", "#¡VALOR!", "#¡DIV/0!", "#¡NUM!", "#¡NULO!"],
  ...["#BEZUG!", "#NV", "#WERT!", "#ZAHL!"],
]);

/** Whether a spreadsheet has replaced a text with the error of a failed formula. */
export const isFormulaError = (cell: string) => ERRORS.has(cell);
