/**
 * A spreadsheet takes a cell that begins with one of these for a formula, and would run it. An
 * apostrophe before it keeps it a text; a text that has one there already gets another, so that
 * what went out comes back.
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

/** Whether a spreadsheet has taken a text for a formula, and lost it. */
export const isFormulaError = (cell: string) => ERRORS.has(cell);
