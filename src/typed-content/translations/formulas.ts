/**
 * Signs that begin a formula: also within a text, since a spreadsheet that divides by another sign than ours, or does
 * not know our quotation marks, begins a cell after each. An apostrophe before them marks the cell as text.
 */
const SIGN = "[=+\\-@＝＋－＠]";
const BEFORE = "(?<=^|[\\s,;|\"'])";

const FORMULA = new RegExp(`${BEFORE}${SIGN}`, "g");
const GUARDED = new RegExp(`${BEFORE}'(?=${SIGN})`, "g");

/** {@link unguarded} returns the text. */
export const guarded = (text: string) => text.replace(FORMULA, "'$&");

/** The spreadsheet may have removed it already. */
export const unguarded = (cell: string) => cell.replace(GUARDED, "");

/** As Excel, LibreOffice and Google show them, in the site's languages. */
const ERRORS = new Set([
  ...["#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!", "#ERROR!"],
  ...["#¡REF!", "#N/D", "#¿NOMBRE?", "#¡VALOR!", "#¡DIV/0!", "#¡NUM!", "#¡NULO!"],
  ...["#BEZUG!", "#NV", "#WERT!", "#ZAHL!"],
]);

export const isFormulaError = (cell: string) => ERRORS.has(cell);
