import type { SchemaNode } from "../schema";
import { isRecord } from "../helpers/is-record";

/** Fields are in the order of the model. */
export type Shape = { name: string; fields?: Shape[] };

/** The fields of a list are those of its items. */
export const shapeOf = (node: SchemaNode): Shape[] =>
  Object.entries((node.items ?? node).properties ?? {}).map(([name, child]) => ({
    name,
    fields: shapeOf(child),
  }));

/** A file of which nothing is left is an empty group. */
export const orderFile = (fields: Shape[], data: object): unknown =>
  orderFields({ name: "", fields }, data) ?? {};

/** Undefined for empty values. */
export const orderFields = (shape: Shape, value: unknown): unknown => {
  if (value === null || value === "") return undefined;
  if (Array.isArray(value)) return value.map((item) => orderFields(shape, item) ?? {});
  if (!isRecord(value)) return value;
  const fields = shape.fields ?? [];
  const known = fields.map(({ name }) => name);
  // Unknown fields come last, for the check to report them.
  const order = [...known, ...Object.keys(value).filter((key) => !known.includes(key))];
  const entries = order.flatMap((key) => {
    const inside = fields.find(({ name }) => name === key) ?? { name: key };
    const child = orderFields(inside, value[key]);
    return child === undefined ? [] : [[key, child] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};
