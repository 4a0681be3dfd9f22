import { z } from "zod";
import { languageCodes, languages, type LanguageCode } from "../languages";
import { SHOWN_WIDTH } from "./picture-limits";

/**
 * The kinds of field that content may hold. Each carries, in `.meta()`, a `kind` (read by the
 * derivations and the content check), a title and a description: the owner's manual, in Spanish.
 */
export type Kind =
  | "id"
  | "name"
  | "text"
  | "localized"
  | "markdown"
  | "number"
  | "price"
  | "time"
  | "month"
  | "email"
  | "phone"
  | "url"
  | "choice"
  | "yes-no"
  | "picture"
  | "picture-file"
  | "reference"
  | "list"
  | "group";

type Label = { title: string; description: string };

/** Visible text: no control characters but line feeds, no leading or trailing space. */
const PLAIN = /^(?!\s)[^\u0000-\u0009\u000B-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F]$/;
const label = (title: string, description = ""): Label => ({ title, description });

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
    .meta({ kind: "price", ...label(title, "Euros, sólo el número: 320 o 320.50.") });

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

export const email = (title: string) =>
  z.email().meta({ kind: "email", ...label(title, "Por ejemplo hola@example.com.") });

/** International telephone number; spaces between groups are kept for reading. */
export const phone = (title: string, description = "") =>
  z
    .string()
    .regex(/^\+[1-9]\d{0,2}( ?\d{2,4}){2,5}$/)
    .meta({
      kind: "phone",
      ...label(title, `Con prefijo: +34 600 000 000. ${description}`.trim()),
    });

/** A web address that begins with https://. */
export const url = (title: string, description = "Empieza por https://.") =>
  z
    .string()
    .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?(\/[^\s]*)?$/i)
    .meta({ kind: "url", ...label(title, description) });

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

/** A picture under `content/media` with its description and the point that crops keep in view. */
export const picture = (title: string, description = "") =>
  z
    .strictObject({
      file: z
        .string()
        .regex(/^\/media\/[a-z0-9][a-z0-9./-]*$/)
        .meta({
          kind: "picture-file",
          ...label(
            "Archivo",
            `La foto, en content/media: JPEG, PNG, WebP o AVIF, de ${SHOWN_WIDTH} píxeles o más.`,
          ),
        }),
      description: line(
        "Descripción",
        "Lo que se ve, en una frase, para quien no puede ver la foto y para los buscadores.",
      ),
      focus: z
        .strictObject({
          x: integer("Horizontal (%)", 0, 100, "0 es el borde izquierdo, 100 el derecho."),
          y: integer("Vertical (%)", 0, 100, "0 es el borde de arriba, 100 el de abajo."),
        })
        .meta({
          kind: "group",
          ...label("Punto de interés", "La parte de la foto que no debe perderse al recortarla."),
        })
        .optional(),
    })
    .meta({ kind: "picture", ...label(title, description) });

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
