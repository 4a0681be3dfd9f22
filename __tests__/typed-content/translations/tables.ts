import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Papa from "papaparse";
import { contentModel } from "../../../src/model";
import { translationsCsv } from "../../../src/typed-content/translations/csv";
import { importTable } from "../../../src/typed-content/translations/import";
import { readContent } from "../../../src/typed-content/files/read";
import { translationsOf } from "../../../src/typed-content/translations/table";
import { copyContent } from "./content-copy";

/** A required text of the model, and its values in these tests. */
export const KEY = "pages/home.json#/facts/guests";
export const GUESTS = {
  es: "Hasta {{terms.guests}}",
  en: "Up to {{terms.guests}}",
  de: "{{terms.guests}} höchstens",
};

/** A row of the table: its key, its context and its texts. */
type TableRow = [key: string, context: string, es: string, en: string, de: string];

const COLUMNS = ["clave", "contexto", "es", "en", "de"];

/** Copies the tests' content, and returns functions that export and import tables of it. */
export const startTranslating = () => {
  const { root, remove } = copyContent();
  let content = readContent(root, contentModel);

  /** Writes another text for the guests into the home page, formatted as the desk does. */
  const setGuests = (guests: unknown) => {
    const file = join(root, "pages/home.json");
    const data = JSON.parse(readFileSync(file, "utf8")) as { facts: object };
    const changed = { ...data, facts: { ...data.facts, guests } };
    writeFileSync(file, `${JSON.stringify(changed, null, 2)}\n`);
    content = readContent(root, contentModel);
  };
  setGuests(GUESTS);

  const rowsOfTable = () =>
    Papa.parse<TableRow>(translationsCsv(translationsOf(content)).slice(1).trimEnd(), {
      delimiter: ";",
    }).data;

  const importRows = (rows: string[][]) =>
    importTable(content, Buffer.from(Papa.unparse(rows)), () => undefined);

  /** Imports the whole table with one cell changed. */
  const importCell = (column: string, text: string, key = KEY) =>
    importRows(
      rowsOfTable().map((row) => (row[0] === key ? row.with(COLUMNS.indexOf(column), text) : row)),
    );

  return { root, remove, setGuests, rowsOfTable, importRows, importCell };
};
