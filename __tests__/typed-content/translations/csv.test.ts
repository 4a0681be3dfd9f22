import Papa from "papaparse";
import { readTable, translationsCsv } from "../../../src/typed-content/translations/csv";
import {
  rowsIn,
  translationsOf,
  type Translations,
} from "../../../src/typed-content/translations/table";
import { content, having } from "../../guest-house/house-content";

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
  expect(table.startsWith("\uFEFFclave;contexto;es;en;de\r\n")).toBe(true);
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

test("no cell is a formula", () => {
  const { data } = Papa.parse<string[]>(translationsCsv(strange).slice(1));
  expect(data.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
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
