import { readTable } from "../../../src/typed-content/translations/csv";

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
