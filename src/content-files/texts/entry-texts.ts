import type { Path, SchemaNode } from "../../model/schema";
import { fieldOf, inEveryLanguage, keyOf, textOf, type Row } from "./text";

type Place = { file: string; path: Path; label: string[] };

/**
 * Every translated text that the schema asks for in this file, whether it is there or not; a field
 * that may be left out is asked for once it is there.
 */
export const fieldRows = (file: string, node: SchemaNode, data: unknown) =>
  rowsBelow({ file, path: [], label: [] }, node, data);

const rowsBelow = (place: Place, node: SchemaNode, value: unknown): Row[] => {
  if (node.kind === "localized" || node.kind === "markdown") return [row(place, node, value)];
  if (node.items) return itemRows(place, node, node.items, value);
  return Object.entries(node.properties ?? {})
    .filter(([key]) => node.required?.includes(key) || fieldOf(value, key) !== undefined)
    .flatMap(([key, child]) => {
      const label = [...place.label, child.title ?? key];
      return rowsBelow({ ...place, path: [...place.path, key], label }, child, fieldOf(value, key));
    });
};

/** The entries of a list are counted from 1: «Apartados 2». */
const itemRows = (
  { file, path, label }: Place,
  { title = "" }: SchemaNode,
  items: SchemaNode,
  value: unknown,
) =>
  (Array.isArray(value) ? value : []).flatMap((item, index) => {
    const counted = [...label.slice(0, -1), `${title} ${index + 1}`];
    return rowsBelow({ file, path: [...path, index], label: counted }, items, item);
  });

const row = ({ file, path, label }: Place, { properties }: SchemaNode, value: unknown): Row => ({
  key: keyOf(file, path),
  label,
  cells: inEveryLanguage((code) => ({ file, path: [...path, code], text: textOf(value, code) })),
  maximum: Object.values(properties ?? {})[0]?.maxLength,
});
