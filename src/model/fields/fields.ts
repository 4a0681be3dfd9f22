import { z } from "zod";
import { defaultLanguage, languageCodes, languages, type LanguageCode } from "../../languages";
import { label } from "./kind";
import { monthName, months, type Month } from "./months";

/** Visible text: no control characters but line feeds, no leading or trailing space. */
const PLAIN = /^(?!\s)[^\u0000-\u0009\u000B-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F]$/;

const plain = (maximum: number) => z.string().min(1).max(maximum).regex(PLAIN);

const localizedObject = (maximum: number) =>
  z.strictObject(
    Object.fromEntries(
      languageCodes.map((code) => [code, plain(maximum).meta({ title: languages[code].name })]),
    ) as Record<LanguageCode, z.ZodString>,
  );

/** Stable identifier: lower-case ASCII words joined by hyphens. */
export const id = (title = "Identificador", description = "Minúsculas sin acentos, con guiones.") =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ kind: "id", ...label(title, description) });

/** One line that is the same in every language: a proper name, a number of a register. */
export const name = (title: string, description = "") =>
  plain(200).meta({ kind: "name", ...label(title, description) });

/** A short text in every language: a heading, a label, a sentence. `*words*` are set in italics. */
export const line = (title: string, description = "") =>
  localizedObject(160).meta({ kind: "localized", ...label(title, description) });

/** A paragraph in every language. `*words*` are set in italics. */
export const text = (title: string, description = "") =>
  localizedObject(900).meta({ kind: "localized", multiline: true, ...label(title, description) });

/** A long text in every language, written in Markdown. */
export const markdown = (title: string, description = "") =>
  localizedObject(8000).meta({ kind: "markdown", ...label(title, description) });

/** A whole number with its limits. */
export const integer = (title: string, minimum: number, maximum: number, description = "") =>
  z
    .int()
    .min(minimum)
    .max(maximum)
    .meta({ kind: "number", ...label(title, description) });

/** A number that need not be whole: degrees, per cent of a width. */
export const decimal = (title: string, minimum: number, maximum: number, description = "") =>
  z
    .number()
    .min(minimum)
    .max(maximum)
    .meta({ kind: "number", ...label(title, description) });

/** An amount of money in the currency of `prices.json`. */
export const price = (title: string) =>
  z
    .number()
    .min(1)
    .max(100_000)
    .multipleOf(0.01)
    .meta({ kind: "price", ...label(title, "Euros, solo el número: 320 o 320.50.") });

/** A time of day, HH:MM, 24 hours. */
export const time = (title: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ kind: "time", ...label(title, "Hora local de Palma con dos cifras: 09:30.") });

/** A month, YYYY-MM. */
export const month = (title: string, description = "") =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .meta({ kind: "month", ...label(title, description) });

/** One of a fixed set of values; `names` says them in Spanish. */
export const choice = <Values extends readonly [string, ...string[]]>(
  title: string,
  values: Values,
  names: Record<Values[number], string>,
) => z.enum(values).meta({ kind: "choice", names, ...label(title) });

const monthNames = Object.fromEntries(
  months.map((name) => [name, monthName(name, defaultLanguage)]),
) as Record<Month, string>;

/** A month of any year. */
export const monthOfYear = (title: string) => choice(title, months, monthNames);

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
