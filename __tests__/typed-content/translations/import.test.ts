import { readFileSync } from "node:fs";
import { join } from "node:path";
import { GUESTS, KEY, startTranslating } from "./tables";

const { root, remove, setGuests, rowsOfTable, importRows, importCell } = startTranslating();
afterAll(remove);

test("the table that was exported changes nothing", () => {
  expect(importRows(rowsOfTable())).toEqual({ edits: new Map() });
});

const source = (file: string) => readFileSync(join(root, file), "utf8");

test.each([
  [KEY, "pages/home.json", "{{terms.guests}} oder weniger"],
  ["legal/cookies.yaml#/heading", "legal/cookies.yaml", "Kekse: alles"],
  ["locales/*/layout.json#/skip", "locales/de/layout.json", "Zum Text"],
])("one changed cell changes one text, and one line of one file: %s", (key, file, text) => {
  const result = importCell("de", text, key);
  if ("errors" in result) throw new Error(result.errors.join("\n"));
  expect([...result.edits].map(([name, { texts }]) => [name, texts])).toEqual([[file, 1]]);
  const before = source(file).split("\n");
  const after = result.edits.get(file)?.source.split("\n") ?? [];
  expect(after).toHaveLength(before.length);
  expect(after.filter((line, index) => line !== before[index])).toEqual([
    expect.stringContaining(text),
  ]);
});

test("several texts of several files at once, from a part of the table", () => {
  const rows = rowsOfTable().filter((row) => row[4].length < 120);
  const changed = rows.map((row, index) => (index === 0 ? row : row.with(4, `${row[4]} – neu`)));
  const result = importRows(changed);
  if ("errors" in result) throw new Error(result.errors.join("\n"));
  const texts = [...result.edits.values()].map((edit) => edit.texts);
  expect(texts.reduce((sum, count) => sum + count, 0)).toBe(rows.length - 1);
});

test("what cannot be seen is no change, and is not written", () => {
  expect(importCell("de", ` ${GUESTS.de.normalize("NFD")}\n`)).toEqual({ edits: new Map() });
  const result = importCell("de", ` Für {{terms.guests}}\u0020`.normalize("NFD"));
  if ("errors" in result) throw new Error(result.errors.join("\n"));
  expect(result.edits.get("pages/home.json")?.source).toContain('"de": "Für {{terms.guests}}"');
});

describe("faulty content", () => {
  afterEach(() => setGuests(GUESTS));

  test("a gap may stay one", () => {
    setGuests({ es: GUESTS.es });
    expect(importRows(rowsOfTable())).toEqual({ edits: new Map() });
  });

  test("accents that are separated in the original may stay so", () => {
    setGuests({ ...GUESTS, es: "Según {{terms.guests}}".normalize("NFD") });
    expect(importRows(rowsOfTable())).toEqual({ edits: new Map() });
  });

  test("a gap may be filled", () => {
    setGuests({ es: GUESTS.es });
    const result = importCell("de", "Bis {{terms.guests}}");
    const { source = "" } = ("edits" in result && result.edits.get("pages/home.json")) || {};
    expect(JSON.parse(source)).toMatchObject({
      facts: { guests: { es: GUESTS.es, de: "Bis {{terms.guests}}" } },
    });
  });
});
