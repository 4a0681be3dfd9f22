import { labelPath } from "../../content-files/labels";
import { referenceIn } from "../../content-files/reference-lists";
import type { SchemaNode } from "../../model/schema";
import { isForgiving } from "../form/values/put-right";

/** A field of an entry's form, as Decap reads it from its configuration. */
export type EditorField = {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required?: boolean;
  /** A regular expression, and a sentence that says what to write. */
  pattern?: [string, string];
  fields?: EditorField[];
  [option: string]: unknown;
};

type Widget = { widget: string; [option: string]: unknown };

type Surroundings = {
  /** Inside an object that may be left out. The editor asks for what is required there even so. */
  optional: boolean;
};

/** The form fields of an object, in the order of the model. */
export const editorFields = (node: SchemaNode, { optional }: Surroundings): EditorField[] =>
  Object.entries(node.properties ?? {}).map(([name, child]) => {
    const surroundings = { optional: optional || !node.required?.includes(name) };
    return {
      name,
      label: child.title ?? name,
      ...(child.description && { hint: child.description }),
      // An identifier that is left out is made when the entry is saved.
      ...((surroundings.optional || name === "id") && { required: false }),
      ...widgetOf(child, surroundings),
      ...textRules(child),
    };
  });

/** The widget of a field and what only this widget knows. */
const widgetOf = (node: SchemaNode, surroundings: Surroundings): Widget => {
  const { kind, minimum: min, maximum: max } = node;
  switch (kind) {
    case "localized":
    case "markdown":
      return { widget: "object", isTranslated: true, fields: linesOf(node, surroundings) };
    case "group":
      return {
        widget: "object",
        collapsed: hasGroups(node),
        fields: editorFields(node, surroundings),
      };
    case "picture":
      return { widget: "picture", fields: editorFields(node, surroundings), crops: node.crops };
    case "list": {
      const collection = referenceIn(node)?.collection;
      return collection
        ? { widget: "price-list", collection, fields: fieldsOfItems(node, surroundings) }
        : { widget: "list", ...listOptions(node, surroundings) };
    }
    case "number":
      return { widget: "number", value_type: node.type === "integer" ? "int" : "float", min, max };
    case "time":
      return { widget: "string", isTime: true };
    case "order":
      return { widget: "place" };
    case "price":
      // Written as people write amounts; the editor's format makes a number of it.
      return { widget: "string", isAmount: true };
    case "id":
    case "reference":
      return { widget: "hidden" };
    case "choice":
      return {
        widget: node.gradients ? "gradients" : "select",
        options: node.enum?.map((value) => choiceOf(node, value)),
      };
    case "yes-no":
      return { widget: "boolean", ...(!surroundings.optional && { default: false }) };
    case "picture-file":
      return { widget: "image", choose_url: false };
    default:
      return { widget: node.multiline ? "text" : "string" };
  }
};

/** A text in each language; one of a paragraph or more gets a larger box. */
const linesOf = (node: SchemaNode, surroundings: Surroundings) =>
  editorFields(node, surroundings).map((field) => ({
    ...field,
    maxLength: node.properties?.[field.name]?.maxLength,
    ...((node.multiline || node.kind === "markdown") && { widget: "text" }),
  }));

/** Whether fields have fields inside; a row of numbers needs no lid. */
const hasGroups = ({ properties = {} }: SchemaNode) =>
  Object.values(properties).some((child) => child.properties);

const listOptions = (list: SchemaNode, surroundings: Surroundings) => {
  const { items = {}, minItems: min, maxItems: max } = list;
  return {
    label_singular: items.title,
    collapsed: hasGroups(items),
    summary: `{{fields.${labelPath(items)}}}`,
    min,
    max,
    ...(min === max && { allow_add: false, allow_remove: false }),
    fields: fieldsOfItems(list, surroundings),
  };
};

const fieldsOfItems = ({ items = {} }: SchemaNode, surroundings: Surroundings) =>
  editorFields(items, surroundings);

const choiceOf = ({ names, gradients }: SchemaNode, value: string) => ({
  label: names?.[value] ?? value,
  value,
  ...(gradients && { gradient: gradients[value] }),
});

/** What a text may be; numbers, choices and pictures have widgets that see to it. */
const textRules = (node: SchemaNode): { pattern?: [string, string] } => {
  const { kind, type, maxLength, pattern, description = "" } = node;
  // Before it is saved the check looks at the text as it is put right.
  if (type !== "string" || !pattern || kind === "picture-file" || isForgiving(kind)) return {};
  if (maxLength === undefined) return { pattern: [pattern, description] };
  return {
    pattern: [`^\\s*\\S[\\s\\S]{0,${maxLength - 1}}$`, `Escribid hasta ${maxLength} letras.`],
  };
};
