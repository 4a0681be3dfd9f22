import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { orderFields, shapeOf, type Shape } from "../../files/field-order";
import { isYaml } from "../../files/content";
import { formatJson } from "../../files/json";
import { formatYaml } from "../../files/yaml";
import { content, ROOT } from "../../../../examples/guest-house/__tests__/house-content";
import fc from "fast-check";

const formatFile = (file: string, fields: Shape[], data: object, before?: string) =>
  isYaml(file) ? formatYaml(fields, data, before) : formatJson(fields, data);

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

const text: Shape[] = [{ name: "es" }, { name: "en" }];
const shape: Shape[] = [
  { name: "id" },
  { name: "heading", fields: text },
  { name: "sections", fields: [{ name: "id" }, { name: "title", fields: text }] },
];

const BEFORE = `# Revisado por la asesora en mayo

# Del notario
id: cookies # no tocar
heading:
  # Lo pide la ley
  es: Cookies
  en: Cookies # corto
sections:
  # La primera
  - id: what
    title:
      es: Qué son
  # La segunda
  - id: own
    title:
      es: Propias

# Fin
`;

const data = parse(BEFORE) as {
  heading: { en: string };
  sections: { id: string; title: object }[];
};

const formattedYaml = (now: object, before = BEFORE) => formatFile("a.yaml", shape, now, before);

test("comments go along with what they belong to, in another order and with something new", () => {
  const [first, second] = data.sections;
  const added = { id: "new", title: { es: "Nueva" } };
  const lines = formattedYaml({ ...data, sections: [second, added, first] }).split("\n");
  const after = (comment: string) => lines[lines.findIndex((line) => line.includes(comment)) + 1];
  expect(after("# La segunda")).toContain("id: own");
  expect(after("# Lo pide la ley")).toContain("es: Cookies");
  expect(lines.filter((line) => line.includes("#"))).toHaveLength(8);
});

test("the comments of a section that is deleted go with it, and no other", () => {
  const without = formattedYaml({ ...data, sections: data.sections.slice(0, 1) });
  expect(without).not.toContain("La segunda");
  expect(without).toContain("# Revisado por la asesora en mayo\n\n# Del notario");
});

test("wherever comments stand, the data are the same, and a second save changes nothing", () => {
  const lines = BEFORE.replace(/ *#.*/g, "").split("\n").filter(Boolean);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(lines.length), fc.nat(8))), (places) => {
      const commented = [...lines];
      for (const [index, [line, indent]] of places.entries())
        commented.splice(line, 0, `${" ".repeat(indent)}# number ${index}.`);
      const once = formattedYaml(data, `${commented.join("\n")}\n`);
      expect(parse(once)).toEqual(data);
      for (const index of places.keys()) expect(once).toContain(`# number ${index}.`);
      expect(formattedYaml(data, once)).toBe(once);
    }),
  );
});
