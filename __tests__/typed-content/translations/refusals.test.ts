import { importCell, importRows, KEY, NAME, rowsOfTable, setName } from "./tables";

/** The number of KEY's row in a spreadsheet. */
const NUMBER = rowsOfTable().findIndex(([key]) => key === KEY) + 1;

const refused = (sentence: string) => ({ errors: [sentence] });

describe("a table with a wrong row is refused", () => {
  const at = `Fila ${NUMBER} (${KEY})`;

  const invisible = ["\u200B", "\u200E", "\uFEFF", "\u0007"].map((character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return [`Bis${character} {{house.name}}`, `hay un carácter invisible (U+${code})`];
  });

  test.each([
    ["", "la celda está vacía, y en la web hay un texto. Traducidlo."],
    ["Bis zu 7 Gäste", "falta {{house.name}}, que está en el original."],
    ["{{house.name}} {{house.city}}", "sobra {{house.city}}, que no está en el original."],
    ["Bei {{house.näme}}", "falta {{house.name}}, que está en el original."],
    ["{{house.name}} {{house.city}", "hay llaves {{ o }} sin su pareja."],
    [`{{house.name}}${"a".repeat(160)}`, "el texto tiene 174 letras y caben 160."],
    ["{{house.name}} G\uFFFDste", "hay un carácter que no se puede leer."],
    ...invisible,
  ])("%j: %s", (text = "", sentence = "") => {
    expect(importCell("de", text)).toEqual({
      errors: [expect.stringContaining(`${at}, alemán: ${sentence}`)],
    });
  });

  test("a placeholder that stands twice, lost once", () => {
    setName({ ...NAME, es: "[{{house.email}}](mailto:{{house.email}})" });
    const result = importCell("de", "[{{house.email}}](mailto:)");
    expect(result).toEqual(
      refused(`${at}, alemán: falta {{house.email}}, que está en el original. Añadidlo.`),
    );
  });

  test.each([
    ["es", "Hasta {{house.name}} personas", `(${KEY}): el texto en español no es el de la web`],
    ["clave", `${KEY}/gone`, `(${KEY}/gone): esta clave no existe.`],
    ["clave", "", "(): falta la clave."],
  ])("another original, and an unknown key or none: %s, %j", (column, text, sentence) => {
    expect(importCell(column, text)).toEqual({
      errors: [expect.stringContaining(`Fila ${NUMBER} ${sentence}`)],
    });
  });

  test("a row twice", () => {
    const rows = rowsOfTable();
    expect(importRows([...rows, ...rows.slice(NUMBER - 1, NUMBER)])).toEqual(
      refused(`Fila ${rows.length + 1} (${KEY}): ya está en la fila ${NUMBER}. Dejad solo una.`),
    );
  });

  test("each of several errors is told", () => {
    const rows = rowsOfTable().map((row, index) => (index === 0 ? row : row.with(4, "")));
    const result = importRows(rows);
    expect("errors" in result && result.errors).toHaveLength(rows.length - 1);
  });

  test("a text where the file has something else is refused", () => {
    setName("Hasta 7");
    const result = importCell("de", "Bis 7");
    expect(result).toEqual(
      refused(
        `Fila ${NUMBER} (${KEY}), alemán: este texto no cabe en rooms/garden.json como está. ` +
          "Corregid antes el archivo.",
      ),
    );
  });
});
