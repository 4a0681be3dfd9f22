import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";
import type { Cell, Row } from "../texts/texts";
import { collapseWhitespace } from "../texts/strings";
import { grammarOf } from "../check/messages/grammar";
import { cellError, formulaError } from "./cell-error";
import type { TableRow } from "./csv";

/** `place` names its cell in messages. */
export type Change = { cell: Cell; text: string; place: string };

type Result = { changes: Change[]; errors: string[] };

const { languageName } = grammarOf("es");

export const validateTable = (table: TableRow[], rows: Row[]): Result => {
  const known = new Map(rows.map((row) => [row.key, row]));
  const seen = new Map<string, number>();
  const results = table.map((line): Result => {
    const row = known.get(line.key);
    const first = seen.get(line.key);
    seen.set(line.key, first ?? line.number);
    const place = `Fila ${line.number} (${line.key})`;
    if (!row) return refused(`${place}: ${line.key ? UNKNOWN : NO_KEY}`);
    if (first) return refused(`${place}: ya está en la fila ${first}. Dejad solo una.`);
    return validateRow(line, row, place);
  });
  return joined(results);
};

/** An error if the translations belong to another original. */
const validateRow = (line: TableRow, row: Row, place: string): Result => {
  const text = line.texts[defaultLanguage];
  const original = row.cells[defaultLanguage];
  if (!readsTheSame(text, original)) {
    return refused(`${place}: ${formulaError(clean(text)) ?? ANOTHER_ORIGINAL}`);
  }
  // If the original has lost its line breaks, so have the translations: no change.
  const isSame = saysTheSame(text, original) ? saysTheSame : readsTheSame;
  return joined(languageCodes.map((code) => validateCell(line, row, code, isSame, place)));
};

const UNKNOWN =
  "esta clave no existe. Dejad la columna «clave» como estaba; " +
  "si la web ha cambiado desde entonces, exportad la tabla de nuevo.";
const NO_KEY = "falta la clave. Copiadla de la tabla que exportasteis.";
const ANOTHER_ORIGINAL =
  `el texto en ${languageName(defaultLanguage)} no es el de la web, que es el que se traduce. ` +
  "Exportad la tabla de nuevo y traducid el de ahora.";

const LINES_LOST =
  "la hoja de cálculo ha quitado los saltos de línea. Ponedlos otra vez, como están en la web.";

const refused = (error: string): Result => ({ changes: [], errors: [error] });

const joined = (parts: Result[]): Result => ({
  changes: parts.flatMap(({ changes }) => changes),
  errors: parts.flatMap(({ errors }) => errors),
});

/** Spreadsheets add them invisibly. */
const clean = (text: string) => text.trim().normalize("NFC");

type Comparison = (text: string, cell: Cell) => boolean;

const saysTheSame: Comparison = (text, { text: now = "" }) => text === now || clean(text) === now;

/** Some spreadsheets replace a line break or several spaces with one space. */
const readsTheSame: Comparison = (text, { text: now = "" }) =>
  collapseWhitespace(clean(text)) === collapseWhitespace(clean(now));

const validateCell = (
  line: TableRow,
  row: Row,
  code: LanguageCode,
  isSame: Comparison,
  place: string,
): Result => {
  const cell = row.cells[code];
  if (isSame(line.texts[code], cell)) return joined([]);
  const text = clean(line.texts[code]);
  const hasLostLines = isSame === readsTheSame && cell.text?.includes("\n") && !text.includes("\n");
  const error = hasLostLines ? LINES_LOST : cellError(text, cell, row);
  const named = `${place}, ${languageName(code)}`;
  return error
    ? refused(`${named}: ${error}`)
    : { changes: [{ cell, text, place: named }], errors: [] };
};
