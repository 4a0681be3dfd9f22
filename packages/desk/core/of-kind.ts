import { isRecord } from "@brisa/typed-content/helpers";
import { referenceIn, type SchemaNode } from "@brisa/typed-content";

/** Whether the item refers to an entry, if all items of the list do. */
const refers = (list: SchemaNode, item: unknown) => {
  const reference = referenceIn(list);
  return !reference || (isRecord(item) && typeof item[reference.key] === "string");
};

/** Whether the parts of a value with one control, such as the languages of a text, have their forms. */
const isWhole = ({ properties = {} }: SchemaNode, value: Record<string, unknown>) => {
  const names = Object.keys(value);
  return (
    (names.length === 0 || names.some((name) => name in properties)) &&
    Object.entries(properties).every(([name, part]) => isOfKind(part, value[name]))
  );
};

/**
 * Whether a control can show and change the value; a missing one, too. Fields of a group and items of a list have
 * controls of their own, and are not looked at, except for references, by which rows about entries are found.
 */
export const isOfKind = (node: SchemaNode, value: unknown): boolean => {
  if (value === undefined) return true;
  switch (node.type) {
    case "object":
      return isRecord(value) && (node.kind === "group" || isWhole(node, value));
    case "array":
      return Array.isArray(value) && value.every((item) => refers(node, item));
    case "boolean":
      return typeof value === "boolean";
    case "number":
    case "integer":
      return typeof value === "number";
    default:
      return typeof value === "string" && (node.enum?.includes(value) ?? true);
  }
};
