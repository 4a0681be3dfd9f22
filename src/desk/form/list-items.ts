import { entryName, labelPath } from "../../typed-content/labels";
import { isRecord } from "../../base/is-record";
import type { SchemaNode } from "../../typed-content/schema";
import { provisionalId } from "../entry/names";
import { emptyValue } from "./form-fields";

export const itemName = (node: SchemaNode, item: unknown, place: number) => {
  const { names } = node.properties?.[labelPath(node)] ?? {};
  const name = node.type === "object" ? entryName(node, item) : item;
  const known = typeof name === "string" && name.trim() !== "" ? name : undefined;
  return (known && (names?.[known] ?? known)) ?? `${node.title ?? ""} ${place + 1}`.trim();
};

/** With a provisional `id` if the items have one. */
export const newItem = (node: SchemaNode, items: readonly unknown[]) => {
  if (!node.properties?.id) return emptyValue(node);
  return { id: provisionalId(items.map((item) => (isRecord(item) ? item.id : undefined))) };
};
