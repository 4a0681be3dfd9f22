import fc from "fast-check";
import Papa from "papaparse";
import { readTable, translationsCsv } from "../../../src/typed-content/translations/csv";
import {
  rowsIn,
  translationsOf,
  type Translations,
} from "../../../src/typed-content/translations/table";
import { guarded, unguarded } from "../../../src/typed-content/translations/formulas";
import { content, having } from "../../guest-house/house-content";
import { anyCharacter } from "../../setup/any-character";

const RUNS = { numRuns: Number(process.env.FUZZ_RUNS ?? 100) };

const translations = translationsOf(content);

/** Texts that are difficult for spreadsheets and parsers of CSV. */
const STRANGE = [
  "two\nlines\n\nand a gap",
  'a "quote" and "',
  "semicolons; commas, \ttabs",
  "=1+1",
  "+34 600",
  "- a list\n- of two",
  "@home",
  "'=1+1",
  "'tis",
  "Gran día,=HYPERLINK(A1&B1),adiós",
  'Gran día,"=HYPERLINK(A1&B1)"',
  "a\n=1+1\n'-2, +3; @b",
  "“curly” – dash … 🌊",
  " ",
];

const inAll = (text: string) => ({ es: text, en: text, de: text });
const strange = translationsOf(
  having("house.json", { norms: STRANGE.map((text) => ({ text: inAll(text) })) }),
);

const read = (table: string | Buffer) => readTable(Buffer.from(table));

const rowsOf = (table: string | Buffer) => {
  const result = read(table);
  return "rows" in result ? result.rows : result.errors;
};

const expected = (all: Translations) =>
  rowsIn(all).map(({ key, cells: { es, en, de } }, index) => ({
    number: index + 2,
    key,
    texts: { es: es.text, en: en.text, de: de.text },
  }));

test("the table opens in a Spanish Excel: byte order mark, semicolons, CRLF, one row per text", () => {
  const table = translationsCsv(translations);
  expect(table.startsWith('\uFEFF"clave";"contexto";"es";"en";"de"\r\n')).toBe(true);
  expect(table.endsWith("\r\n")).toBe(true);
  const { data, errors } = Papa.parse<string[]>(table.trim(), { delimiter: ";" });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(rowsIn(translations).length + 1);
  expect(data).toContainEqual(
    expect.arrayContaining(["house.json#/arriving", "La casa › Cómo llegar"]),
  );
});

test("what goes out comes back", () => {
  expect(rowsOf(translationsCsv(translations))).toEqual(expected(translations));
  expect(rowsOf(translationsCsv(strange))).toEqual(expected(strange));
});

/** Any text of the signs that matter here. */
const odd = fc.string({
  unit: fc.oneof(fc.constantFrom(..."=+-@'\",;|\t\r\n ab＝"), anyCharacter),
  maxLength: 40,
});

test("any text comes back from its cell", () => {
  fc.assert(
    fc.property(odd, (text) => expect(unguarded(guarded(text))).toBe(text)),
    RUNS,
  );
});

/** Returns the cells that a spreadsheet may make of a table: divided by a sign, where quotation marks are known or not. */
const cellsOf = (table: string, delimiter: string, quoteChar = '"') =>
  Papa.parse<string[]>(table.slice(1), { delimiter, quoteChar })
    .data.flat()
    .map((cell) => cell.replace(/^["\s]+/, ""));

test.each([";", ",", "\t", "|", " "])("no cell is a formula, divided by %j", (delimiter) => {
  const isFormula = (cell: string) => /^[=+\-@＝＋－＠]/.test(cell);
  const formulas = (table: string) =>
    ['"', "\uF8FF"].flatMap((quote) => cellsOf(table, delimiter, quote).filter(isFormula));
  expect(formulas(translationsCsv(strange))).toEqual([]);
  fc.assert(
    fc.property(odd, (text) =>
      expect(
        formulas(`\uFEFF${Papa.unparse([[guarded(text), "b"]], { delimiter: ";", quotes: true })}`),
      ).toEqual([]),
    ),
    RUNS,
  );
});

test("a formula that lost its apostrophe on the way is still the text", () => {
  expect(rowsOf("clave;es;en;de\nk;=1+1;'=1+1;'tis")).toEqual([
    { number: 2, key: "k", texts: { es: "=1+1", en: "=1+1", de: "'tis" } },
  ]);
});

describe("as a spreadsheet writes it", () => {
  const table = translationsCsv(strange);
  const rows = Papa.parse<string[]>(table.slice(1).trimEnd(), { delimiter: ";" }).data;
  const written = (config: Papa.UnparseConfig) => Papa.unparse(rows, config);
  const withNotes = (delimiter: string, name: string) =>
    Papa.unparse(
      rows.map((row, index) => [index === 0 ? name : "nada", ...row]),
      { delimiter },
    );

  test.each([
    ["Excel in Spain", `\uFEFF${written({ delimiter: ";", newline: "\r\n" })}\r\n`],
    ["Excel elsewhere", `\uFEFF${written({ delimiter: ",", newline: "\r\n" })}\r\n`],
    ["Google", written({ delimiter: ",", newline: "\r\n" })],
    ["LibreOffice", `${written({ delimiter: ";", newline: "\n", quotes: true })}\n`],
    ["with commas in another column's name", withNotes(";", "Notas, dudas y más, aquí")],
    ["with semicolons and tabs in it", withNotes(",", "Notas; dudas\ty más")],
    ["with tabs", `${written({ delimiter: "\t", newline: "\n" })}\n`],
    ["Excel's Unicode text", Buffer.from(`\uFEFF${written({ delimiter: "\t" })}`, "utf16le")],
    ["with Excel's line of the delimiter", `\uFEFFsep=;\r\n${written({ delimiter: ";" })}`],
    ["with that line in quotes", `"sep=,"\n${written({ delimiter: "," })}`],
    ["with that line for tabs", `sep=\t\r\n${written({ delimiter: "\t" })}`],
    ["with CRLF inside cells", written({ delimiter: ";" }).replace(/\r?\n/g, "\r\n")],
    ["with rows of empty cells", `${written({ delimiter: ";" })}\r\n;;;;\r\n;;;;\r\n`],
  ])("%s", (_, file) => {
    expect(rowsOf(file)).toEqual(expected(strange));
  });

  test("columns in another order, and one more", () => {
    expect(rowsOf("Notas,DE,Clave , en,es\nhola,d,k,e,s\n")).toEqual([
      { number: 2, key: "k", texts: { es: "s", en: "e", de: "d" } },
    ]);
  });
});

test.each([
  ["in Windows-1252", Buffer.from("clave;es;en;de\nk;año;year;Jahr\n", "latin1"), "UTF-8"],
  ["without a column", "clave;contexto;es;en\nk;c;s;e\n", "Falta la columna «de»."],
  ["with a column twice", "clave;es;en;de;de\nk;s;e;d;d\n", "La columna «de» está 2 veces."],
  [
    "with a delimiter too much",
    "clave,es,en,de\nk,s,e,d\nl,s,e,d, more\n",
    "Fila 3: hay más celdas",
  ],
  ["with an open quote", 'clave;es;en;de\nk;s;e;d\nl;s;e;"d\n', "Fila 3: las comillas no cuadran."],
])("a table that cannot be read is refused: %s", (_, file, sentence) => {
  expect(readTable(Buffer.from(file))).toEqual({ errors: [expect.stringContaining(sentence)] });
});

test.each([
  ["empty", ""],
  ["something else", "%PDF-1.7\n%\n"],
])("a table that is %s lacks all columns", (_, file) => {
  const errors = ["clave", "es", "en", "de"].map((name) =>
    expect.stringContaining(`Falta la columna «${name}».`),
  );
  expect(readTable(Buffer.from(file))).toEqual({ errors });
});
