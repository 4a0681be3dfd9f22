import fc from "fast-check";
import { parse } from "yaml";
import type { Shape } from "../../../src/typed-content/files/field-order";
import { formatFile } from "../../../src/typed-content/translations/import";

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

const formatted = (now: object, before = BEFORE) => formatFile("a.yaml", shape, now, before);

test("comments go along with what they belong to, in another order and with something new", () => {
  const [first, second] = data.sections;
  const added = { id: "new", title: { es: "Nueva" } };
  const lines = formatted({ ...data, sections: [second, added, first] }).split("\n");
  const after = (comment: string) => lines[lines.findIndex((line) => line.includes(comment)) + 1];
  expect(after("# La segunda")).toContain("id: own");
  expect(after("# Lo pide la ley")).toContain("es: Cookies");
  expect(lines.filter((line) => line.includes("#"))).toHaveLength(8);
});

test("the comments of a section that is deleted go with it, and no other", () => {
  const without = formatted({ ...data, sections: data.sections.slice(0, 1) });
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
      const once = formatted(data, `${commented.join("\n")}\n`);
      expect(parse(once)).toEqual(data);
      for (const index of places.keys()) expect(once).toContain(`# number ${index}.`);
      expect(formatted(data, once)).toBe(once);
    }),
  );
});
