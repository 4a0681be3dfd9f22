import { kindOf, listFormats } from "../../src/editor/browser/file-kinds";
import { collections } from "../../src/model";
import { formatFile } from "../../src/content-files/format";
import { jsonSchema } from "../../src/model/schema";
import { contentForms, formOf, web } from "./content-forms";

const lists = listFormats(web);
const kindsOf = (list: string) => lists.find(({ format }) => format === list)?.kinds ?? [];

/** Names of a form's fields and of those inside. */
const shapeOf = (fields: object[]) =>
  JSON.stringify(fields, (key, value: unknown) =>
    key === "" || /^\d+$/.test(key) || key === "name" || key === "fields" ? value : undefined,
  );

test.each(contentForms)("$file is written by a form of its own shape", ({ list, fields, data }) => {
  expect(shapeOf(kindOf(kindsOf(list), data).fields)).toBe(shapeOf(fields));
});

test.each(lists)("files of $format with the same names of fields are of one shape", ({ kinds }) => {
  const names = kinds.map(({ fields }) => String(fields.map(({ name }) => name).sort()));
  const shapes = kinds.map(({ fields }) => shapeOf(fields));
  expect(new Set(names.map((name, index) => `${name} ${shapes[index]}`)).size).toBe(
    new Set(names).size,
  );
});

test.each(collections)(
  "$title is written in its order with just what it must hold",
  (collection) => {
    const form = formOf(collection);
    const { required = [] } = jsonSchema(collection);
    const data = Object.fromEntries(required.map((name) => [name, name]).reverse());
    const kinds = kindsOf(collection.group ? listOf(collection.group) : collection.type);
    const written = formatFile("a.json", kindOf(kinds, data).fields, data);
    expect(written).toBe(formatFile("a.json", form.fields, data));
  },
);

const listOf = (shelf: string) => web.collections.find(({ label }) => label === shelf)?.name ?? "";

test("what no form knows is of no kind, and written as it is", () => {
  const data = { boat: "Brisa", berths: 2 };
  const kind = kindOf(kindsOf("datos"), data);
  expect(kind).toEqual({ name: "", fields: [] });
  expect(formatFile("a.json", kind.fields, data)).toBe('{\n  "boat": "Brisa",\n  "berths": 2\n}\n');
});

test("each list writes the endings that its files have", () => {
  for (const { list, file } of contentForms) {
    const { extension } = lists.find(({ format }) => format === list) ?? {};
    expect(file).toMatch(new RegExp(`\\.${extension}$`));
  }
});
