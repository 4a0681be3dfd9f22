import { readTable } from "../../../src/typed-content/translations/csv";

describe("a table that cannot be read is refused", () => {
  test.each([
    [
      "in Windows-1252",
      Buffer.from("clave;es;en;de\nk;año;year;Jahr\n", "latin1"),
      "El archivo no está guardado como UTF-8 y perdería acentos. " +
        "Guardadlo en la hoja de cálculo como «CSV UTF-8».",
    ],
    [
      "without a column",
      "clave;contexto;es;en\nk;c;s;e\n",
      "Falta la columna «de». La primera fila lleva clave, es, en, de.",
    ],
    [
      "with a column twice",
      "clave;es;en;de;de\nk;s;e;d;d\n",
      "La columna «de» está 2 veces. Dejad solo una.",
    ],
    [
      "with a delimiter in a text without quotes",
      "clave,es,en,de\nk,s,e,d\nl,s,e,d, and more\n",
      "Fila 3: hay más celdas que columnas. Abrid la tabla en una hoja de cálculo y revisadla.",
    ],
    [
      "with an open quote",
      'clave;es;en;de\nk;s;e;d\nl;s;e;"d\n',
      "Fila 3: las comillas no cuadran. Abrid la tabla en una hoja de cálculo y guardadla de nuevo.",
    ],
  ])("%s", (_, file, sentence) => {
    expect(readTable(Buffer.from(file))).toEqual({ errors: [sentence] });
  });

  test.each([
    ["empty", ""],
    ["something else", "%PDF-1.7\n%\n"],
  ])("%s", (_, file) => {
    const errors = ["clave", "es", "en", "de"].map((name) =>
      expect.stringContaining(`Falta la columna «${name}».`),
    );
    expect(readTable(Buffer.from(file))).toEqual({ errors });
  });
});
