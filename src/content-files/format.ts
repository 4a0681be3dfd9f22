import { stringify } from "yaml";

/** Names in their order, with those inside: what a form's fields and a schema have in common. */
export type Shape = { name: string; fields?: Shape[] };

/**
 * A content file as the repository keeps it: fields in the order of the model, what is empty left
 * out, JSON with two spaces or YAML that folds no line. Whoever writes a file without a change
 * changes no byte.
 */
export const fileText = (extension: string, shape: Shape[], data: object) => {
  const tidy = tidied({ name: "", fields: shape }, data) ?? {};
  return extension === "json"
    ? `${JSON.stringify(tidy, null, 2)}\n`
    : stringify(tidy, { lineWidth: 0 });
};

/** The value in order; undefined for what an empty form field leaves behind. */
export const tidied = (shape: Shape, value: unknown): unknown => {
  if (value === null || value === "") return undefined;
  // The list's shape is that of its items.
  if (Array.isArray(value)) return value.map((item) => tidied(shape, item) ?? {});
  if (typeof value !== "object") return value;
  const fields = shape.fields ?? [];
  const known = fields.map(({ name }) => name);
  // What the model does not know comes last, for the check to tell of it.
  const order = [...known, ...Object.keys(value).filter((key) => !known.includes(key))];
  const entries = order.flatMap((key) => {
    const inside = fields.find(({ name }) => name === key) ?? { name: key };
    const child = tidied(inside, (value as Record<string, unknown>)[key]);
    return child === undefined ? [] : [[key, child] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};
