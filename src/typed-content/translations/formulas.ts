/**
 * Spreadsheets evaluate a cell that begins with one of these characters as a formula. A leading apostrophe
 * marks the cell as text. A text that already has one gets another, so that the import returns what was
 * exported.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

export const guarded = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/** Removes the apostrophe, unless the spreadsheet has already done so. */
export const unguarded = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** The errors that Excel, LibreOffice and Google show for failed formulas, in the site's languages. */
const ERRORS = new Set([
  ...["#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!", "#ERROR!"],
  ...["#¡REF!", "#N/D", "#¿NOMBRE?", "#¡VALOR!", "#¡DIV/0!", "#¡NUM!", "#¡NULO!"],
  ...["#BEZUG!", "#NV", "#WERT!", "#ZAHL!"],
]);

/** Whether a spreadsheet has replaced a text with the error of a failed formula. */
export const isFormulaError = (cell: string) => ERRORS.has(cell);
