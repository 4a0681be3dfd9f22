import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { orderFields, shapeOf, type Shape } from "../../../src/typed-content/files/field-order";
import { formatFile } from "../../../src/typed-content/files/format";
import { readContent } from "../../../src/typed-content/files/read";
import { contentModel } from "../../../src/model";

/** The content files with the order of their fields in the model. */
const { entries, locales } = readContent(TEST_CONTENT, contentModel);
const files = [
  ...entries.map(({ file, node, data }) => ({ file, fields: shapeOf(node), data })),
  ...locales.map(({ file, data }) => ({ file, fields: [], data })),
].map((each) => ({
  ...each,
  data: each.data as object,
  text: readFileSync(join(TEST_CONTENT, each.file), "utf8"),
}));

/** Returns the value with the keys of every object reversed. */
const withReversedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withReversedKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, child]) => [key, withReversedKeys(child)] as const)
      .reverse(),
  );
};

test.each(files)("$file comes back byte for byte", ({ file, fields, text, data }) => {
  expect(formatFile(file, fields, data)).toBe(text);
});

const withModel = files.filter(({ fields }) => fields.length > 0);

test.each(withModel)("$file keeps the order of the model", ({ file, fields, text, data }) => {
  const shuffled = withReversedKeys(data) as object;
  expect(JSON.stringify(shuffled)).not.toBe(JSON.stringify(data));
  expect(formatFile(file, fields, shuffled)).toBe(text);
});

const boat: Shape[] = [
  { name: "name", fields: [{ name: "es" }, { name: "en" }] },
  { name: "berths" },
  { name: "sails" },
  { name: "decks", fields: [{ name: "title" }, { name: "seats" }] },
];

const formatted = (data: object) => parse(formatFile("a.json", boat, data)) as unknown;

const ZERO = { berths: 0, sails: false, decks: [] };

test.each([
  [
    "an empty field is left out",
    { name: { es: "B", en: "" }, berths: null },
    { name: { es: "B" } },
  ],
  ["an empty group, too", { name: { es: "", en: null }, extra: { deep: { er: "" } } }, {}],
  ["nought and no are kept, and a list without entries", ZERO, ZERO],
  ["an empty entry of a list keeps its place", { decks: [{ title: "" }, {}] }, { decks: [{}, {}] }],
])("%s", (_, data, expected) => {
  expect(formatted(data)).toEqual(expected);
});

test("fields inside the entries of a list stand in the order of the model", () => {
  const text = formatFile("a.json", boat, { decks: [{ seats: 4, title: "Proa" }] });
  expect(text.indexOf("title")).toBeLessThan(text.indexOf("seats"));
});

test("what the model does not know is kept, last, for the check to tell of it", () => {
  expect(formatFile("a.json", boat, { colour: "azul", berths: 2 })).toBe(
    '{\n  "berths": 2,\n  "colour": "azul"\n}\n',
  );
});

test("a file of which nothing is left is an empty group, not an empty file", () => {
  expect(formatFile("a.json", boat, { berths: "" })).toBe("{}\n");
  expect(formatFile("a.yaml", boat, { berths: "" })).toBe("{}\n");
});

test("texts are not touched: neither spaces nor what looks like a number", () => {
  const data = { name: { es: " 007 ", en: "2026-11" }, berths: "" };
  expect(parse(formatFile("a.yaml", boat, data))).toEqual({ name: data.name });
  expect(data.berths).toBe("");
  expect(orderFields({ name: "" }, " 007 ")).toBe(" 007 ");
});

test("no line of a long text is folded", () => {
  const es = "palabra ".repeat(100).trim();
  expect(formatFile("a.yaml", boat, { name: { es } })).toBe(`name:\n  es: ${es}\n`);
});
