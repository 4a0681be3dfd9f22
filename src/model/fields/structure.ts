import { z } from "zod";
import { label } from "./kind";

/** One of a fixed set of values; `names` says them in Spanish. */
export const choice = <Values extends readonly [string, ...string[]]>(
  title: string,
  values: Values,
  names: Record<Values[number], string>,
) => z.enum(values).meta({ kind: "choice", names, ...label(title) });

export const yesNo = (title: string, description = "") =>
  z.boolean().meta({ kind: "yes-no", ...label(title, description) });

/** The `id` of an entry of another collection; each of its entries is referred to exactly once. */
export const reference = (title: string, collection: string) =>
  z.string().meta({ kind: "reference", collection, ...label(title) });

/** A list of entries of one kind. */
export const list = <Item extends z.ZodType>(
  title: string,
  item: Item,
  minimum = 1,
  maximum = 40,
) =>
  z
    .array(item)
    .min(minimum)
    .max(maximum)
    .meta({ kind: "list", ...label(title) });

/** Fields that belong together; with no other field allowed. */
export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape, description = "") =>
  z.strictObject(shape).meta({ kind: "group", ...label(title, description) });
