import * as z from "zod";
import { languageCodes, languages, type LanguageCode } from "../languages";
import { label } from "./kind";

/** No control characters but line feeds, no leading or trailing space. */
const PLAIN = /^(?!\s)[^\u0000-\u0009\u000B-\u001F\u007F-\u009F]*[^\s\u0000-\u001F\u007F-\u009F]$/;

const plain = (maximum: number) => z.string().min(1).max(maximum).regex(PLAIN);

const localizedObject = (maximum: number) =>
  z.strictObject(
    Object.fromEntries(
      languageCodes().map((code) => [code, plain(maximum).meta({ title: languages()[code].name })]),
    ) as Record<LanguageCode, z.ZodString>,
  );

/** Words in lower-case ASCII, joined by hyphens. */
export const id = (title = "Identificador", description = "Minúsculas sin acentos, con guiones.") =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .meta({ kind: "id", ...label(title, description) });

/** The same in every language: a proper name, a registration number. */
export const plainText = (title: string, description = "") =>
  plain(200).meta({ kind: "text", ...label(title, description) });

/** A heading, a label, a sentence. `*words*` are set in italics. */
export const localizedLine = (title: string, description = "", maximum = 160) =>
  localizedObject(maximum).meta({ kind: "localized", ...label(title, description) });

/** `*words*` are set in italics. */
export const localizedText = (title: string, description = "") =>
  localizedObject(900).meta({ kind: "localized", multiline: true, ...label(title, description) });

/** As long as people write them. `writtenIn`: the field of the same entry that names the original's language. */
export const quotation = (title: string, writtenIn: string, description = "") =>
  localizedObject(4000).meta({
    kind: "localized",
    multiline: true,
    writtenIn,
    ...label(title, description),
  });

/**
 * Shows the original, marked as such, where it is not translated. Only for what is read and nothing is bought by: never
 * for names, hours, prices and terms.
 */
export const oneLanguageSuffices = (field: ReturnType<typeof localizedObject>) =>
  field.partial().meta({ ...field.meta(), fallback: true, minProperties: 1 });

export const markdown = (title: string, description = "") =>
  localizedObject(8000).meta({ kind: "markdown", ...label(title, description) });
