import { collections } from "../../model";
import type { editorConfig } from "../config/cms-config";
import type { EditorField } from "../config/form-fields";
import { jsonSchema, type SchemaNode } from "../../model/schema";

export type EditorConfig = ReturnType<typeof editorConfig>;

/** A kind of file: the collection's type, or the name of a file of interface words. */
export type FileKind = {
  name: string;
  fields: EditorField[];
  /** Where its files lie, if there may be more than one. */
  folder?: string;
  extension?: string;
};

/** How the files of a list are written, and what kinds of file it has. */
export type ListFormat = { format: string; extension: string; kinds: FileKind[] };

export const listFormats = ({ collections }: EditorConfig): ListFormat[] =>
  collections.map((collection) => {
    if (!("files" in collection)) return { ...collection, kinds: [collection] };
    const { format, files } = collection;
    return { format, extension: (files[0]?.file ?? "").replace(/.*\./, ""), kinds: files };
  });

/**
 * The kind of file that holds such fields: a CMS does not say which file it is about to write.
 * Files of a list with the same names of fields are of one shape (`editor.test.ts`).
 */
export const kindOf = (kinds: FileKind[], data: object) => {
  const keys = Object.keys(data);
  const [kind] = kinds
    .filter(({ fields }) => keys.every((key) => fields.some(({ name }) => name === key)))
    .sort((a, b) => a.fields.length - b.fields.length);
  return kind ?? { name: "", fields: [] };
};

const schemas = new Map(collections.map((collection) => [collection.type, jsonSchema(collection)]));

/** The schema of a kind's entries; empty for interface words, which the model does not know. */
export const schemaOf = ({ name }: Pick<FileKind, "name">): SchemaNode => schemas.get(name) ?? {};
