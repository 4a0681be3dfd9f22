import { GUESTS, KEY, startTranslating } from "./tables";

const { remove, setGuests, rowsOfTable, importRows, importCell } = startTranslating();
afterAll(remove);

/** The number of KEY's row in a spreadsheet. */
const NUMBER = rowsOfTable().findIndex(([key]) => key === KEY) + 1;

const refused = (sentence: string) => ({ errors: [sentence] });

describe("a table with a wrong row is refused", () => {
  const at = `Fila ${NUMBER} (${KEY})`;

  test.each([
    ["an empty cell", "", "la celda está vacía, y en la web hay un texto. Traducidlo."],
    [
      "a placeholder lost",
      "Bis zu 7 Gäste",
      "falta {{terms.guests}}, que está en el original. Añadidlo.",
    ],
    [
      "a placeholder invented",
      "{{terms.guests}} von {{company.name}}",
      "sobra {{company.name}}, que no está en el original. Quitadlo.",
    ],
    [
      "a placeholder translated",
      "Bis zu {{terms.gäste}} Gäste",
      "falta {{terms.guests}}, que está en el original. Añadidlo.",
    ],
    [
      "a brace lost",
      "{{terms.guests}} von {{company.name}",
      "hay llaves {{ o }} sin su pareja. Completadlas o borradlas.",
    ],
    [
      "a text too long",
      `{{terms.guests}}${"a".repeat(160)}`,
      "el texto tiene 176 letras y caben 160. Acortadlo.",
    ],
    [
      "a character that another encoding lost",
      "{{terms.guests}} G\uFFFDste",
      "hay un carácter que no se puede leer. Escribid el texto de nuevo, sin pegarlo.",
    ],
    ...["\u200B", "\u200E", "\uFEFF", "\u0007"].map((character) => {
      const name = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
      return [
        `a character that nobody sees, ${name}`,
        `Bis${character} {{terms.guests}}`,
        `hay un carácter invisible (${name}). Borrad el texto y escribidlo de nuevo, sin pegarlo.`,
      ];
    }),
  ])("%s", (_, text, sentence) => {
    expect(importCell("de", text)).toEqual(refused(`${at}, alemán: ${sentence}`));
  });

  test("a placeholder that stands twice, lost once", () => {
    setGuests({ ...GUESTS, es: "[{{company.email}}](mailto:{{company.email}})" });
    const result = importCell("de", "[{{company.email}}](mailto:)");
    setGuests(GUESTS);
    expect(result).toEqual(
      refused(`${at}, alemán: falta {{company.email}}, que está en el original. Añadidlo.`),
    );
  });

  test("another original", () => {
    expect(importCell("es", "Hasta {{terms.guests}} personas")).toEqual(
      refused(
        `${at}: el texto en español no es el de la web, que es el que se traduce. ` +
          "Exportad la tabla de nuevo y traducid el de ahora.",
      ),
    );
  });

  test("an unknown key, or none", () => {
    expect(importCell("clave", "pages/home.json#/facts/gone")).toEqual(
      refused(
        `Fila ${NUMBER} (pages/home.json#/facts/gone): esta clave no existe. ` +
          "Dejad la columna «clave» como estaba; " +
          "si la web ha cambiado desde entonces, exportad la tabla de nuevo.",
      ),
    );
    expect(importCell("clave", "")).toEqual(
      refused(`Fila ${NUMBER} (): falta la clave. Copiadla de la tabla que exportasteis.`),
    );
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
    setGuests("Hasta 7");
    const result = importCell("de", "Bis 7");
    setGuests(GUESTS);
    expect(result).toEqual(
      refused(
        `Fila ${NUMBER} (${KEY}), alemán: este texto no cabe en pages/home.json como está. ` +
          "Corregid antes el archivo.",
      ),
    );
  });
});
