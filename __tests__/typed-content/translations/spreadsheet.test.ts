import { FILE, importCell, importRows, KEY, rowsOfTable, setName } from "./tables";

describe("a formula that failed", () => {
  beforeEach(() => setName({ es: "Hasta 7", en: "Up to 7", de: "Bis 7" }));

  test.each([
    ...["#REF!", "#N/A", "#NAME?", "#VALUE!", "#DIV/0!", "#ERROR!"],
    ...["#¡REF!", "#N/D", "#¿NOMBRE?", "#¡VALOR!", "#¡DIV/0!"],
    ...["#BEZUG!", "#WERT!"],
  ])("%s is no text", (error) => {
    const number = rowsOfTable().findIndex(([key]) => key === KEY) + 1;
    const sentence =
      `«${error}» es un error de la hoja de cálculo, no un texto. ` + "Escribid el texto de nuevo.";
    expect(importCell("de", error)).toEqual({
      errors: [`Fila ${number} (${KEY}), alemán: ${sentence}`],
    });
    expect(importCell("es", ` ${error}`)).toEqual({
      errors: [`Fila ${number} (${KEY}): ${sentence}`],
    });
  });

  test("looks different from a text in capitals", () => {
    expect(importCell("de", "#REFUGIUM!")).toHaveProperty("edits.size", 1);
  });
});

describe("a spreadsheet that made one space of each gap", () => {
  const LINES = {
    es: "- Hasta  {{house.name}}\n- en la aldea",
    en: "- Up to {{house.name}}\n- in the village",
    de: "- {{house.name}} höchstens\n- im Dorf",
  };
  const onOneLine = (text: string) => text.replace(/\s+/g, " ");
  /** Imports the whole table, with the line breaks of one row replaced by spaces. */
  const folded = (de: string, es = onOneLine(LINES.es)) =>
    importRows(
      rowsOfTable().map((row) =>
        row[0] === KEY ? [KEY, row[1], es, onOneLine(LINES.en), de] : row,
      ),
    );

  beforeEach(() => setName(LINES));

  test("has changed neither the original nor its translations", () => {
    expect(folded(onOneLine(LINES.de))).toEqual({ edits: new Map() });
  });

  test("may have separated its accents, too", () => {
    const original = onOneLine(LINES.es).normalize("NFD");
    expect(folded(onOneLine(LINES.de), original)).toEqual({ edits: new Map() });
  });

  test("takes the translator's changes along", () => {
    const result = folded("- {{house.name}} Gäste\n- im Dorf");
    if ("errors" in result) throw new Error(result.errors.join("\n"));
    expect(JSON.parse(result.edits.get(FILE)?.source ?? "")).toMatchObject({
      name: { ...LINES, de: "- {{house.name}} Gäste\n- im Dorf" },
    });
  });

  test("may not cost a changed translation its lines, which nobody would see", () => {
    expect(folded("- {{house.name}} Gäste - im Dorf")).toEqual({
      errors: [expect.stringContaining("ha quitado los saltos de línea. Ponedlos otra vez")],
    });
  });

  test("may not change the original's words", () => {
    expect(folded(LINES.de, onOneLine(LINES.es).replace("Hasta", "Con"))).toHaveProperty("errors");
  });

  test("is not to blame while the original has its gaps: the translator took them away", () => {
    expect(importCell("de", onOneLine(LINES.de))).toHaveProperty("edits.size", 1);
  });
});
