import { isRecord } from "../../base/is-record";
import type { Collection } from "../../typed-content/collection";
import { labelPath } from "../../typed-content/labels";
import { jsonSchema, type SchemaNode } from "../../typed-content/schema";

/** A field of a group as the form shows it. */
export type FormField = { name: string; node: SchemaNode; isOptional: boolean };

/** Kinds that the desk sets itself, or that follow from the order in a list. */
const MADE = ["id", "order"];

/** Returns whether a choice has only one option, and that option is its value. */
const isSettled = ({ kind, enum: values = [] }: SchemaNode, value: unknown) =>
  kind === "choice" && values.length === 1 && value === values[0];

/** Returns the fields of a group that the form shows. */
export const formFields = (
  { properties = {}, required = [] }: SchemaNode,
  data: unknown,
): FormField[] =>
  Object.entries(properties)
    .map(([name, node]) => ({ name, node, isOptional: !required.includes(name) }))
    .filter(
      ({ name, node: { kind = "" }, node }) =>
        !MADE.includes(kind) && !isSettled(node, isRecord(data) ? data[name] : undefined),
    );

/** Returns the fields of a file in the order of its form, which begins with what the entry is called. */
export const entryFields = (collection: Collection, data: unknown): FormField[] => {
  const root = jsonSchema(collection);
  const fields = formFields(root, data);
  if (collection.set !== "open") return fields;
  const [first] = labelPath(root).split(".");
  return [
    ...fields.filter(({ name }) => name === first),
    ...fields.filter(({ name }) => name !== first),
  ];
};

/** Returns whether a field contains other fields and gets its own part of the form. */
export const isPart = ({ node: { kind } }: FormField) => kind === "group" || kind === "list";

/** Returns whether a field hides an entry. */
export const isHiding = ({ name, node: { kind } }: FormField) =>
  name === "hidden" && kind === "yes-no";

/** Returns the initial value of a part that the user adds. */
export const emptyValue = ({ kind, type }: SchemaNode): unknown => {
  if (kind === "list") return [];
  return type === "object" ? {} : "";
};

/** Splits the title of a field into its name and its unit: «Devolución (%)». */
export const withoutUnit = ({ title = "" }: SchemaNode) => {
  const [, name = title, unit = ""] = /^(.*\S)\s*\((\S+)\)$/.exec(title) ?? [];
  return { name, unit };
};
