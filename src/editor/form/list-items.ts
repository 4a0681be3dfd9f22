import { entryName, labelPath } from "../../content-files/labels";
import { isRecord } from "../../content-files/content";
import type { SchemaNode } from "../../model/schema";
import { provisionalId } from "../content/names";
import { emptyValue } from "./drawn";

/** Returns what people call an item of a list: what it says first, else its title and its place. */
export const itemName = (node: SchemaNode, item: unknown, place: number) => {
  const { names } = node.properties?.[labelPath(node)] ?? {};
  const name = node.type === "object" ? entryName(node, item) : item;
  const known = typeof name === "string" && name.trim() !== "" ? name : undefined;
  return (known && (names?.[known] ?? known)) ?? `${node.title ?? ""} ${place + 1}`.trim();
};

/** Returns an item nobody has written in; where items are known by one, with an identifier. */
export const newItem = (node: SchemaNode, items: readonly unknown[]) => {
  if (!node.properties?.id) return emptyValue(node);
  return { id: provisionalId(items.map((item) => (isRecord(item) ? item.id : undefined))) };
};

/** Returns a list in which an item has another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number) => {
  const [item] = items.slice(from, from + 1);
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
};
