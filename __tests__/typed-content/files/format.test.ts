import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { orderFields, shapeOf, type Shape } from "../../../src/typed-content/files/field-order";
import { formatFile } from "../../../src/typed-content/translations/import";
import { content, ROOT } from "../../guest-house/house-content";

/** The content files with the order of their fields in the model. */
const { entries, locales } = content;
const files = [
  ...entries.map(({ file, node, data }) => ({ file, fields: shapeOf(node), data })),
  ...locales.map(({ file, data }) => ({ file, fields: [], data })),
].map((each) => ({
  ...each,
  data: each.data as object,
  text: readFileSync(join(ROOT, each.file), "utf8"),
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

test.each(files)("$file comes back byte for byte, in whatever order its fields are", (each) => {
  const { file, fields, text, data } = each;
  // The words of the interface have no order but their own.
  const shuffled = fields.length > 0 ? (withReversedKeys(data) as object) : data;
  expect(formatFile(file, fields, shuffled, text)).toBe(text);
});

const room: Shape[] = [
  { name: "name", fields: [{ name: "es" }, { name: "en" }] },
  { name: "beds" },
  { name: "isQuiet" },
  { name: "walls", fields: [{ name: "title" }, { name: "windows" }] },
];

const formatted = (data: object) => parse(formatFile("a.json", room, data)) as unknown;

const ZERO = { beds: 0, isQuiet: false, walls: [] };

test.each([
  ["an empty field is left out", { name: { es: "B", en: "" }, beds: null }, { name: { es: "B" } }],
  ["an empty group, too", { name: { es: "", en: null }, extra: { deep: { er: "" } } }, {}],
  ["nought and no are kept, and a list without entries", ZERO, ZERO],
  ["an empty entry of a list keeps its place", { walls: [{ title: "" }, {}] }, { walls: [{}, {}] }],
])("%s", (_, data, expected) => {
  expect(formatted(data)).toEqual(expected);
});

test("fields inside the entries of a list stand in the order of the model", () => {
  const text = formatFile("a.json", room, { walls: [{ windows: 4, title: "Norte" }] });
  expect(text.indexOf("title")).toBeLessThan(text.indexOf("windows"));
});

test("what the model does not know is kept, last, for the check to tell of it", () => {
  expect(formatFile("a.json", room, { colour: "azul", beds: 2 })).toBe(
    '{\n  "beds": 2,\n  "colour": "azul"\n}\n',
  );
});

test("a file of which nothing is left is an empty group, not an empty file", () => {
  expect(formatFile("a.json", room, { beds: "" })).toBe("{}\n");
  expect(formatFile("a.yaml", room, { beds: "" })).toBe("{}\n");
});

test("texts are not touched: neither spaces nor what looks like a number", () => {
  const data = { name: { es: " 007 ", en: "2026-11" }, beds: "" };
  expect(parse(formatFile("a.yaml", room, data))).toEqual({ name: data.name });
  expect(data.beds).toBe("");
  expect(orderFields({ name: "" }, " 007 ")).toBe(" 007 ");
});

test("no line of a long text is folded", () => {
  const es = "palabra ".repeat(100).trim();
  expect(formatFile("a.yaml", room, { name: { es } })).toBe(`name:\n  es: ${es}\n`);
});
