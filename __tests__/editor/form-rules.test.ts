import type { EditorField } from "../../src/editor/config/form-fields";
import { contentForms } from "./content-forms";

type Held = { file: string; path: string; field: EditorField; value: unknown };

/** Every value of an entry with the form's field that holds it; undefined where there is none. */
const held = (file: string, fields: EditorField[], data: object, above = ""): Held[] =>
  fields.flatMap((field) => {
    const value = (data as Record<string, unknown>)[field.name];
    const path = `${above}${field.name}`;
    const inside = [value].flat().filter((item) => typeof item === "object" && item !== null);
    return [
      { file, path, field, value },
      ...inside.flatMap((item) => held(file, field.fields ?? [], item as object, `${path}.`)),
    ];
  });

const values = contentForms.flatMap(({ file, fields, data }) => held(file, fields, data));

type Limits = { min?: number; max?: number; options?: { value: string }[] };

/** Why the form would not let this value be saved, as the CMS judges it. */
const refusal = ({ widget, required, pattern, ...rules }: EditorField, value: unknown) => {
  const { min = -Infinity, max = Infinity, options = [] } = rules as Limits;
  if (value === undefined) return required === false ? undefined : "is missing";
  if (pattern && !new RegExp(pattern[0]).test(String(value))) return `is refused: ${pattern[1]}`;
  const size = Array.isArray(value) ? value.length : value;
  if (typeof size === "number" && (size < min || size > max)) return "is out of its limits";
  const isChoice = widget === "select" || widget === "gradients";
  return isChoice && !options.some((option) => option.value === value) ? "is no choice" : undefined;
};

test("the form of every file of the site's own content would let it be saved", () => {
  const refused = values.flatMap(({ file, path, field, value }) => {
    const why = refusal(field, value);
    return why ? [`${file} ${path} ${why}: ${String(value)}`] : [];
  });
  expect(refused).toEqual([]);
});

test("what a field asks for is a sentence, as the CMS puts it after another", () => {
  const asked = values.flatMap(({ field }) => field.pattern?.[1] ?? []);
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.filter((words) => !/^\p{Lu}.*\.$/u.test(words))).toEqual([]);
});

test("the content has a value for every kind of field", () => {
  const ruled = values.filter(({ value }) => value !== undefined);
  const widgets = new Set(ruled.map(({ field }) => field.widget));
  expect([...widgets].sort()).toEqual([
    "boolean",
    "gradients",
    "hidden",
    "image",
    "list",
    "number",
    "object",
    "picture",
    "place",
    "price-list",
    "select",
    "string",
    "text",
  ]);
});

const fieldAt = (file: string, path: string) => {
  const found = values.find((value) => value.file === `content/${file}` && value.path === path);
  if (!found) throw new Error(`${file} has no ${path}`);
  return found.field;
};

test.each([
  ["trips/morning.json", "id", "Cala Vella", "ñandú"],
  ["prices.json", "vatPercent", -1, 31],
  ["trips/morning.json", "title.de", " \n", "x".repeat(161)],
  ["trips/morning.json", "description.es", "", "x".repeat(901)],
  ["trips/morning.json", "sky", "night", undefined],
  ["places.json", "places", [], Array(41).fill({})],
  ["company.json", "position.latitude", -91, 91],
  ["legal/cookies.yaml", "updated", "2026-13", "noviembre de 2026"],
  ["locales/de/gallery.json", "counter", "{{number}}", "2 / {{total}}"],
  ["locales/de/gallery.json", "counter", "", "{{number}}/{{total}}/{{max}}"],
  ["locales/en/layout.json", "book", " ", "Book {{company.name}}"],
])("%s: %s is refused with %j and with %j", (file, path, ...wrong) => {
  const field = fieldAt(file, path);
  expect(wrong.map((value) => refusal(field, value))).toEqual([
    expect.any(String),
    expect.any(String),
  ]);
});
