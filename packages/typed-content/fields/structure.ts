import * as z from "zod";
import { defaultLanguage, languages } from "../languages";
import { field, type ReferenceWarnings } from "./kind";
import { months, type Month } from "../dates/months";
import { monthName } from "../dates/format";
import type { Collection } from "../schema";

/**
 * One of a fixed set, with names in Spanish. `gradients` has the stops of a CSS gradient, from left to right, for each
 * value that is a colour.
 */
export const choice = <Values extends readonly [string, ...string[]]>(
  title: string,
  values: Values,
  names: Record<Values[number], string>,
  gradients?: Record<Values[number], string>,
) => field("choice", z.enum(values), title, "", { names, ...(gradients && { gradients }) });

export const monthOfYear = (title: string) => {
  const { tag } = languages()[defaultLanguage()];
  const names = Object.fromEntries(months.map((name) => [name, monthName(name, tag)]));
  return choice(title, months, names as Record<Month, string>);
};

export const yesNo = (title: string, description = "") =>
  field("yes-no", z.boolean(), title, description);

/** Kept without being shown on any page. */
export const hidden = () =>
  yesNo(
    "Esconder en la web",
    "No se ve, pero la ficha se queda aquí para volver a enseñarla.",
  ).optional();

/** The collection; before its own fields are there, as in a link to itself, its type alone. */
type Referred = Pick<Collection, "type">;

/**
 * By `id`, in the groups of a list, each entry once. The site shows only groups with a shown entry, in the order of the
 * entries; warnings report entries without a group, unless hidden, and groups without an entry.
 */
export const reference = (title: string, { type }: Referred, warnings: ReferenceWarnings) =>
  field("reference", z.string(), title, "", { collection: type, warnings });

/**
 * By `id`, outside a list. Pages show nothing of an entry that is hidden, gone or missing in a list that needs it; a
 * warning reports one that is gone or, if the rest says something else without it, an error of this code.
 */
export const link = (title: string, { type }: Referred, gone?: string) =>
  field("reference", z.string(), title, "", {
    collection: type,
    ...(gone && { gone }),
  }).optional();

export const list = <Item extends z.ZodType>(
  title: string,
  item: Item,
  minimum = 1,
  maximum = 40,
) => field("list", z.array(item).min(minimum).max(maximum), title);

/** Allows no other fields. */
export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape, description = "") =>
  field("group", z.strictObject(shape), title, description);
