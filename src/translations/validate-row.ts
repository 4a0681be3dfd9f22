import { defaultLanguage, languageCodes, type LanguageCode } from "../languages";
import { folded } from "../content-files/folded";
import { cellFault, formulaErrorFault } from "./cell-error";
import type { TableRow } from "./csv";
import { languageName, type Cell, type Row } from "../content-files/texts/text";

/** A text that the table changes; `place` names its cell to whoever reads about it. */
export type Change = { cell: Cell; text: string; place: string };

type Judged = { changes: Change[]; faults: string[] };

/** What a table changes, and a sentence for each of its rows that cannot be taken over. */
export const judgeTable = (table: TableRow[], rows: Row[]): Judged => {
  const known = new Map(rows.map((row) => [row.key, row]));
  const seen = new Map<string, number>();
  const judged = table.map((line): Judged => {
    const row = known.get(line.key);
    const first = seen.get(line.key);
    seen.set(line.key, first ?? line.number);
    const place = `Fila ${line.number} (${line.key})`;
    if (!row) return refused(`${place}: ${line.key ? UNKNOWN : NO_KEY}`);
    if (first) return refused(`${place}: ya está en la fila ${first}. Dejad sólo una.`);
    return judgeRow(line, row, place);
  });
  return joined(judged);
};

/** The translations of a row, unless they are of another original than the one that is there. */
const judgeRow = (line: TableRow, row: Row, place: string): Judged => {
  const text = line.texts[defaultLanguage];
  const original = row.cells[defaultLanguage];
  if (!readsTheSame(text, original)) {
    return refused(`${place}: ${formulaErrorFault(tidy(text)) ?? ANOTHER_ORIGINAL}`);
  }
  // Where the original has lost its line ends, so have its translations: that is no change of them.
  const isSame = saysTheSame(text, original) ? saysTheSame : readsTheSame;
  return joined(languageCodes.map((code) => judgeCell(line, row, code, isSame, place)));
};

const UNKNOWN =
  "esta clave no existe. Dejad la columna «clave» como estaba; " +
  "si la web ha cambiado desde entonces, exportad la tabla de nuevo.";
const NO_KEY = "falta la clave. Copiadla de la tabla que exportasteis.";
const ANOTHER_ORIGINAL =
  `el texto en ${languageName(defaultLanguage)} no es el de la web, que es el que se traduce. ` +
  "Exportad la tabla de nuevo y traducid el de ahora.";

const FOLDED =
  "la hoja de cálculo ha quitado los saltos de línea. Ponedlos otra vez, como están en la web.";

const refused = (fault: string): Judged => ({ changes: [], faults: [fault] });

const joined = (parts: Judged[]): Judged => ({
  changes: parts.flatMap(({ changes }) => changes),
  faults: parts.flatMap(({ faults }) => faults),
});

/** Spaces around a text and separated accents come along unseen, and the content has none. */
const tidy = (text: string) => text.trim().normalize("NFC");

type Comparison = (text: string, cell: Cell) => boolean;

const saysTheSame: Comparison = (text, { text: now = "" }) => text === now || tidy(text) === now;

/** Some spreadsheets make one space of a line end, or of several spaces. */
const readsTheSame: Comparison = (text, { text: now = "" }) =>
  folded(tidy(text)) === folded(tidy(now));

const judgeCell = (
  line: TableRow,
  row: Row,
  code: LanguageCode,
  isSame: Comparison,
  place: string,
): Judged => {
  const cell = row.cells[code];
  if (isSame(line.texts[code], cell)) return joined([]);
  const text = tidy(line.texts[code]);
  const isFolded = isSame === readsTheSame && cell.text?.includes("\n") && !text.includes("\n");
  const fault = isFolded ? FOLDED : cellFault(text, cell, row);
  const named = `${place}, ${languageName(code)}`;
  return fault
    ? refused(`${named}: ${fault}`)
    : { changes: [{ cell, text, place: named }], faults: [] };
};
