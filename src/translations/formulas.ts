/**
 * Spreadsheets run a cell that begins with one of these as a formula. An apostrophe before it marks it as
 * text; a text that begins with one gets another, so that the import returns what was exported.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

export const guarded = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

/** Some spreadsheets take the apostrophe away themselves: then there is none to remove. */
export const unguarded = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** What Excel, LibreOffice and Google show in place of a formula that failed, in our languages. */
const ERRORS = new Set([
  ...["#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#NUM!", "#NULL!", "#ERROR!"],
  ...["#¡REF!", "#N/D", "#¿NOMBRE?", "#¡VALOR!", "#¡DIV/0!", "#¡NUM!", "#¡NULO!"],
  ...["#BEZUG!", "#NV", "#WERT!", "#ZAHL!"],
]);

/** Whether a spreadsheet has replaced a text by the error of a failed formula. */
export const isFormulaError = (cell: string) => ERRORS.has(cell);
