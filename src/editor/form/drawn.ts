import { isRecord } from "../../content-files/content";
import type { SchemaNode } from "../../model/schema";

/** A field of a group, by its name. */
export type Drawn = { name: string; node: SchemaNode; isOptional: boolean };

/** Made by the desk, or moved in lists: nobody is asked for them. */
const MADE = ["id", "order"];

/** A choice with nothing to choose. */
const isSettled = ({ kind, enum: values = [] }: SchemaNode, value: unknown) =>
  kind === "choice" && values.length === 1 && value === values[0];

/** Returns the fields of a group that people see. */
export const drawnFields = (
  { properties = {}, required = [] }: SchemaNode,
  data: unknown,
): Drawn[] =>
  Object.entries(properties)
    .map(([name, node]) => ({ name, node, isOptional: !required.includes(name) }))
    .filter(
      ({ name, node: { kind = "" }, node }) =>
        !MADE.includes(kind) && !isSettled(node, isRecord(data) ? data[name] : undefined),
    );

/** Whether a field holds others, and is a part of its form. */
export const isPart = ({ node: { kind } }: Drawn) => kind === "group" || kind === "list";

/** Whether a field says that an entry is kept without being shown. */
export const isHiding = ({ name, node: { kind } }: Drawn) => name === "hidden" && kind === "yes-no";

/** Returns what a part holds that is added before anybody has written in it. */
export const emptyValue = ({ kind, type }: SchemaNode): unknown => {
  if (kind === "list") return [];
  return type === "object" ? {} : "";
};

/** Returns whether anything has been entered: a group of empty fields is empty, too. */
export const isEmpty = (value: unknown): boolean => {
  if (typeof value === "string") return value.trim() === "";
  if (Array.isArray(value)) return value.every(isEmpty);
  return isRecord(value) ? Object.values(value).every(isEmpty) : value === undefined;
};

/** Returns the title of a field without its unit, and the unit: «Devolución (%)». */
export const withoutUnit = ({ title = "" }: SchemaNode) => {
  const [, name = title, unit = ""] = /^(.*\S)\s*\((\S+)\)$/.exec(title) ?? [];
  return { name, unit };
};
