import Papa from "papaparse";
import { shapeOf } from "../../../src/typed-content/files/field-order";
import { formatFile, importTable } from "../../../src/typed-content/translations/import";
import { translationsCsv } from "../../../src/typed-content/translations/csv";
import { translationsOf } from "../../../src/typed-content/translations/table";
import { having } from "../../guest-house/house-content";

/** A required text of the model, and its values in these tests. */
export const FILE = "rooms/garden.json";
export const KEY = `${FILE}#/name`;
export const NAME = {
  es: "Casa {{house.name}}",
  en: "House {{house.name}}",
  de: "{{house.name}}, das Haus",
};

/** A row of the table: its key, its context and its texts. */
type TableRow = [key: string, context: string, es: string, en: string, de: string];

const COLUMNS = ["clave", "contexto", "es", "en", "de"];

let content = having(FILE, { name: NAME });

/** Sets another name of the room, which may be of another kind. */
export const setName = (name: unknown) => {
  content = having(FILE, { name });
};
afterEach(() => setName(NAME));

/** Returns the text of a file as the desk writes it. */
export const sourceOf = (file: string) => {
  const entry = content.entries.find((each) => each.file === file);
  const locale = content.locales.find((each) => each.file === file);
  return formatFile(file, entry ? shapeOf(entry.node) : [], (entry ?? locale)?.data as object);
};

export const rowsOfTable = () =>
  Papa.parse<TableRow>(translationsCsv(translationsOf(content)).slice(1).trimEnd(), {
    delimiter: ";",
  }).data;

export const importRows = (rows: string[][]) =>
  importTable(content, Buffer.from(Papa.unparse(rows)), () => undefined);

/** Imports the whole table with one cell changed. */
export const importCell = (column: string, text: string, key = KEY) =>
  importRows(
    rowsOfTable().map((row) => (row[0] === key ? row.with(COLUMNS.indexOf(column), text) : row)),
  );
