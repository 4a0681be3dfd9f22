import Papa from "papaparse";
import { languageCodes, type LanguageCode } from "../../base/languages";
import { guarded, unguarded } from "./formulas";
import { inEveryLanguage } from "../texts/texts";
import type { Group, Translations } from "./table";

const KEY = "clave";
const CONTEXT = "contexto";
const REQUIRED: string[] = [KEY, ...languageCodes];

/** `number` is its row in a spreadsheet. */
export type TableRow = { number: number; key: string; texts: Record<LanguageCode, string> };

/** With the byte order mark, semicolons and line breaks that Excel expects in countries with a decimal comma. */
export const translationsCsv = ({ groups }: Translations) => {
  const rows = [[KEY, CONTEXT, ...languageCodes], ...groups.flatMap(groupRows)];
  const data = rows.map((row) => row.map(guarded));
  return `\uFEFF${Papa.unparse(data, { delimiter: ";", newline: "\r\n", quotes: true })}\r\n`;
};

const groupRows = ({ title, files }: Group) =>
  files
    .flatMap(({ rows }) => rows)
    .map(({ key, label, cells }) => [
      key,
      [title, ...label].join(" › "),
      ...languageCodes.map((code) => cells[code].text ?? ""),
    ]);

/** Written by Excel, LibreOffice or Google. Columns are known by name, in any order; others are ignored. */
export const readTable = (bytes: Uint8Array): { rows: TableRow[] } | { errors: string[] } => {
  const whole = decode(bytes);
  if (whole === undefined) return { errors: [NOT_UNICODE] };
  const text = whole.replace(DELIMITER_LINE, "");
  const { data, errors: syntaxErrors } = Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
  });
  const [head = [], ...rows] = data;
  const names = namesIn(head);
  const errors = [
    ...syntaxErrors.map(({ row = 0 }) => `Fila ${row + 1}: ${QUOTES}`),
    ...REQUIRED.flatMap((name) => columnError(name, names)),
    ...rows.flatMap((cells, index) =>
      cells.slice(names.length).some(Boolean) ? [`Fila ${index + 2}: ${TOO_MANY}`] : [],
    ),
  ];
  if (errors.length > 0) return { errors };
  const cell = (cells: string[], name: string) => cells[names.indexOf(name)] ?? "";
  return {
    rows: rows
      .map((cells, index) => ({
        number: index + 2,
        key: unguarded(cell(cells, KEY)).trim(),
        texts: inEveryLanguage((code) => unguarded(cell(cells, code).replace(/\r\n?/g, "\n"))),
      }))
      .filter(({ key, texts }) =>
        [key, ...Object.values(texts)].some((part) => part.trim() !== ""),
      ),
  };
};

const namesIn = (head: string[]) => head.map((name) => name.trim().toLowerCase());

/** That with which the first row has the most required columns: a name may contain the other («Notas, dudas»). */
const delimiterOf = (text: string) => {
  const found = DELIMITERS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(text, { delimiter, preview: 1 });
    const names = namesIn(data[0] ?? []);
    return { delimiter, count: REQUIRED.filter((name) => names.includes(name)).length };
  });
  return found.toSorted((a, b) => b.count - a.count)[0]?.delimiter;
};

const DELIMITERS = [";", ",", "\t"];

/** With which Excel declares the delimiter; spreadsheets do not count it as a row. */
const DELIMITER_LINE = /^"?sep=[;,\t]"?(?:\r\n?|\n)/i;

const NOT_UNICODE =
  "El archivo no está guardado como UTF-8 y perdería acentos. " +
  "Guardadlo en la hoja de cálculo como «CSV UTF-8».";
const QUOTES =
  "las comillas no cuadran. Abrid la tabla en una hoja de cálculo y guardadla de nuevo.";
const TOO_MANY = "hay más celdas que columnas. Abrid la tabla en una hoja de cálculo y revisadla.";

const columnError = (name: string, names: string[]) => {
  const times = names.filter((other) => other === name).length;
  if (times === 1) return [];
  return times === 0
    ? [`Falta la columna «${name}». La primera fila lleva ${REQUIRED.join(", ")}.`]
    : [`La columna «${name}» está ${times} veces. Dejad solo una.`];
};

/** UTF-8, or UTF-16 as Excel's «Texto Unicode», without a byte order mark. Undefined if invalid. */
const decode = (bytes: Uint8Array) => {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
