import { collections } from "../../src/model";
import type { EditorField } from "../../src/editor/config/form-fields";
import { jsonSchema, type SchemaNode } from "../../src/model/schema";
import { formOf } from "./content-forms";

type Pair = { path: string; node: SchemaNode; field?: EditorField; isOptional: boolean };

/** Every node of the model, with the form's field at the same place. */
const pairs = (node: SchemaNode, fields: EditorField[], above = "", optional = false): Pair[] =>
  Object.entries(node.properties ?? {}).flatMap(([name, child]) => {
    const path = `${above}${name}`;
    const field = fields.find((candidate) => candidate.name === name);
    const isOptional = optional || !node.required?.includes(name);
    const inside = child.items ?? child;
    return [
      { path, node: child, field, isOptional },
      ...pairs(inside, field?.fields ?? [], `${path}.`, isOptional),
    ];
  });

const allPairs = collections.flatMap((collection) =>
  pairs(jsonSchema(collection), formOf(collection).fields, `${collection.type}.`),
);
const ofKind = (...kinds: string[]) =>
  allPairs.filter(({ node }) => kinds.includes(node.kind ?? ""));

/** Paths of all fields of a form, in their order. */
const paths = (fields: EditorField[], above = ""): string[] =>
  fields.flatMap(({ name, fields: inside = [] }) => [
    `${above}${name}`,
    ...paths(inside, `${above}${name}.`),
  ]);

test.each(collections)("$title has a field for each of the model's, in its order", (collection) => {
  const { fields } = formOf(collection);
  expect(paths(fields)).toEqual(pairs(jsonSchema(collection), fields).map(({ path }) => path));
});

test("every field has the model's label and hint, and is asked for unless it may be left out or made", () => {
  const shown = allPairs.map(({ path, field }) => ({
    path,
    label: field?.label,
    hint: field?.hint,
    required: field?.required ?? true,
  }));
  expect(shown).toEqual(
    allPairs.map(({ path, node, isOptional }) => ({
      path,
      label: node.title,
      hint: node.description || undefined,
      required: !isOptional && !path.endsWith("id"),
    })),
  );
});

test("no field goes without a label", () => {
  expect(allPairs.filter(({ node }) => !node.title)).toEqual([]);
});

test.each(ofKind("localized", "markdown"))(
  "$path is one group with a required text in Spanish, English and German",
  ({ field, isOptional }) => {
    expect(field?.widget).toBe("object");
    expect(field?.fields?.map(({ name, label }) => [name, label])).toEqual([
      ["es", "Español"],
      ["en", "English"],
      ["de", "Deutsch"],
    ]);
    expect(field?.fields?.map(({ required = true }) => required)).toEqual(
      Array(3).fill(!isOptional),
    );
  },
);

test("a sentence gets a line, a paragraph gets a box", () => {
  const widgets = (path: string) =>
    allPairs.find((pair) => pair.path === path)?.field?.fields?.map(({ widget }) => widget);
  expect(widgets("Trip.title")).toEqual(["string", "string", "string"]);
  expect(widgets("Trip.description")).toEqual(["text", "text", "text"]);
  expect(widgets("LegalText.sections.body")).toEqual(["text", "text", "text"]);
});

test("prices of entries are a list of those entries, which nobody chooses", () => {
  const lists = allPairs.filter(({ field }) => field?.widget === "price-list");
  expect(lists.map(({ path, field }) => [path, field?.collection])).toEqual([
    ["Prices.packages", "Trip"],
  ]);
  expect(ofKind("reference").map(({ field }) => field?.widget)).toEqual(["hidden"]);
});

test("the skies are chosen by how they look", () => {
  const looks = ofKind("choice").filter(({ field }) => field?.widget === "gradients");
  expect(looks.map(({ path }) => path)).toEqual(["Trip.sky"]);
});

test("a choice shows the names of its values, not the values", () => {
  for (const { path, node, field } of ofKind("choice")) {
    const options = node.enum?.map((value) => ({
      value,
      label: node.names?.[value],
      gradient: node.gradients?.[value],
    }));
    expect({ path, options: field?.options }).toEqual({ path, options });
    expect(options?.every(({ label }) => label)).toBe(true);
  }
});
