import { FILE, importCell, importRows, KEY, NAME, rowsOfTable, setName, sourceOf } from "./tables";

test("the table that was exported changes nothing", () => {
  expect(importRows(rowsOfTable())).toEqual({ edits: new Map() });
});

test.each([
  [KEY, FILE, "{{house.name}} oder weniger"],
  ["conditions/stay.yaml#/heading", "conditions/stay.yaml", "Kekse: alles"],
  ["locales/*/rooms.json#/perNight", "locales/de/rooms.json", "je Nacht"],
])("one changed cell changes one text, and one line of one file: %s", (key, file, text) => {
  const result = importCell("de", text, key);
  if ("errors" in result) throw new Error(result.errors.join("\n"));
  expect([...result.edits].map(([name, { texts }]) => [name, texts])).toEqual([[file, 1]]);
  const before = sourceOf(file).split("\n");
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
  expect(importCell("de", ` ${NAME.de.normalize("NFD")}\n`)).toEqual({ edits: new Map() });
  const result = importCell("de", ` Für {{house.name}}\u0020`.normalize("NFD"));
  if ("errors" in result) throw new Error(result.errors.join("\n"));
  expect(result.edits.get(FILE)?.source).toContain('"de": "Für {{house.name}}"');
});

test.each([
  ["a gap may stay one", { es: NAME.es }],
  [
    "accents that are separated may stay so",
    { ...NAME, es: "Según {{house.name}}".normalize("NFD") },
  ],
])("in faulty content %s", (_, name) => {
  setName(name);
  expect(importRows(rowsOfTable())).toEqual({ edits: new Map() });
});

test("in faulty content a gap may be filled", () => {
  setName({ es: NAME.es });
  const result = importCell("de", "Bei {{house.name}}");
  const { source = "" } = ("edits" in result && result.edits.get(FILE)) || {};
  expect(JSON.parse(source)).toMatchObject({ name: { es: NAME.es, de: "Bei {{house.name}}" } });
});
