import * as z from "zod";
import { languageCodes, languages, type LanguageCode } from "../languages";
import { field } from "./kind";

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
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const id = (title = "Identificador", description = "Minúsculas sin acentos, con guiones.") =>
  field("id", z.string().regex(ID), title, description);

/** The same in every language: a proper name, a registration number. */
export const plainText = (title: string, description = "") =>
  field("text", plain(200), title, description);

/** A heading, a label, a sentence. `*words*` are set in italics. */
export const localizedLine = (title: string, description = "", maximum = 160) =>
  field("localized", localizedObject(maximum), title, description);

/** `*words*` are set in italics. */
export const localizedText = (title: string, description = "") =>
  field("localized", localizedObject(900), title, description, { multiline: true });

/** As long as people write them. `writtenIn`: the field of the same entry that names the original's language. */
export const quotation = (title: string, writtenIn: string, description = "") =>
  field("localized", localizedObject(4000), title, description, { multiline: true, writtenIn });

/**
 * Shows the original, marked as such, where it is not translated. Only for what is read and nothing is bought by: never
 * for names, hours, prices and terms.
 */
export const oneLanguageSuffices = (text: ReturnType<typeof localizedObject>) =>
  text.partial().meta({ ...text.meta(), fallback: true, minProperties: 1 });

export const markdown = (title: string, description = "") =>
  field("markdown", localizedObject(8000), title, description);
