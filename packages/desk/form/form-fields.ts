import { isRecord } from "@brisa/typed-content/helpers";
import {
  listedIn,
  type Content,
  labelPath,
  jsonSchema,
  type SchemaNode,
  type Collection,
} from "@brisa/typed-content";
import { provisionalId } from "../core/names";
import { itemLabel } from "../told/labels";

export type FormField = { name: string; node: SchemaNode; isOptional: boolean };

/** The desk sets them, or the order in a list does. */
const MADE = ["id", "order"];

/** A choice with one option, which it has. */
const isSettled = ({ kind, enum: values = [] }: SchemaNode, value: unknown) =>
  kind === "choice" && values.length === 1 && value === values[0];

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

/** The form begins with what the entry is called. */
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

/** Without several entries that it tells apart, nobody is asked. */
export const isNeeded = (
  { name, node: { ifSeveral } }: FormField,
  data: unknown,
  content: Content,
) =>
  ifSeveral === undefined ||
  (isRecord(data) && data[name] !== undefined) ||
  listedIn(content, ifSeveral).length > 1;

export const isPart = ({ node: { kind } }: FormField) => kind === "group" || kind === "list";

export const isHiding = ({ name, node: { type } }: FormField) =>
  name === "hidden" && type === "boolean";

export const emptyValue = ({ kind, type }: SchemaNode): unknown => {
  if (kind === "list") return [];
  return type === "object" ? {} : "";
};

/** Name and unit: «Devolución (%)». */
export const withoutUnit = ({ title = "" }: SchemaNode) => {
  const [, name = title, unit = ""] = /^(.*\S)\s*\((\S+)\)$/.exec(title) ?? [];
  return { name, unit };
};

/** @param content for the names of referenced entries */
export const itemName = (content: Content, node: SchemaNode, item: unknown, place: number) => {
  const { names } = node.properties?.[labelPath(node)] ?? {};
  const name = node.type === "object" ? itemLabel(content, node, item) : item;
  const known = typeof name === "string" && name.trim() !== "" ? name : undefined;
  return (known && (names?.[known] ?? known)) ?? `${node.title ?? ""} ${place + 1}`.trim();
};

/** With a provisional `id` if the items have one. */
export const newItem = (node: SchemaNode, items: readonly unknown[]) => {
  if (!node.properties?.id) return emptyValue(node);
  return { id: provisionalId(items.map((item) => (isRecord(item) ? item.id : undefined))) };
};
