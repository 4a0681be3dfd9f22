import { defaultLanguage, languageCodes, type LanguageCode } from "../../languages";
import { fillPlaceholders, placeholdersIn } from "../placeholders";
import type { TableRow } from "./csv";
import { languageName, type Cell, type Row } from "./texts";

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
    if (!saysTheSame(line.texts[defaultLanguage], row.cells[defaultLanguage])) {
      return refused(`${place}: ${ANOTHER_ORIGINAL}`);
    }
    return joined(languageCodes.map((code) => judgeCell(line, row, code, place)));
  });
  return joined(judged);
};

const UNKNOWN =
  "esta clave no existe. Dejad la columna «clave» como estaba; " +
  "si la web ha cambiado desde entonces, exportad la tabla de nuevo.";
const NO_KEY = "falta la clave. Copiadla de la tabla que exportasteis.";
const ANOTHER_ORIGINAL =
  `el texto en ${languageName(defaultLanguage)} no es el de la web, que es el que se traduce. ` +
  "Exportad la tabla de nuevo y traducid el de ahora.";

const refused = (fault: string): Judged => ({ changes: [], faults: [fault] });

const joined = (parts: Judged[]): Judged => ({
  changes: parts.flatMap(({ changes }) => changes),
  faults: parts.flatMap(({ faults }) => faults),
});

/** Spaces around a text and separated accents come along unseen, and the content has none. */
const tidy = (text: string) => text.trim().normalize("NFC");

const saysTheSame = (text: string, { text: now = "" }: Cell) => text === now || tidy(text) === now;

const judgeCell = (line: TableRow, row: Row, code: LanguageCode, place: string): Judged => {
  const cell = row.cells[code];
  if (saysTheSame(line.texts[code], cell)) return joined([]);
  const text = tidy(line.texts[code]);
  const fault = textFault(text, row);
  if (fault) return refused(`${place}, ${languageName(code)}: ${fault}`);
  return { changes: [{ cell, text, place: `${place}, ${languageName(code)}` }], faults: [] };
};

const textFault = (text: string, { cells, maximum = Infinity }: Row) => {
  if (text === "") return "la celda está vacía, y en la web hay un texto. Traducidlo.";
  if (text.length > maximum) {
    return `el texto tiene ${text.length} letras y caben ${maximum}. Acortadlo.`;
  }
  if (/(?!\n)[\p{Cc}\uFFFD]/u.test(text)) {
    return "hay un carácter que no se puede leer. Escribid el texto de nuevo, sin pegarlo.";
  }
  return placeholderFault(text, cells[defaultLanguage].text);
};

/** Each name between braces stands for a fact; a translation may repeat one, not drop or add one. */
const placeholderFault = (text: string, original: string | undefined) => {
  const found = placeholdersIn(text);
  const rest = fillPlaceholders(text, Object.fromEntries(found.map((name) => [name, ""])));
  if (/\{\{|\}\}/.test(rest)) return "hay llaves {{ o }} sin su pareja. Completadlas o borradlas.";
  if (original === undefined) return undefined;
  const wanted = placeholdersIn(original);
  const lost = wanted.find((name) => times(name, found) < times(name, wanted));
  if (lost !== undefined) return `falta {{${lost}}}, que está en el original. Añadidlo.`;
  const invented = found.find((name) => !wanted.includes(name));
  return invented === undefined
    ? undefined
    : `sobra {{${invented}}}, que no está en el original. Quitadlo.`;
};

const times = (name: string, names: string[]) => names.filter((other) => other === name).length;
