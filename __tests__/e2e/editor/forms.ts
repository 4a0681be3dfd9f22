import { readdirSync } from "node:fs";
import { join, parse } from "node:path";
import type { EditorConfig } from "../../../src/editor/browser/file-kinds";
import type { EditorField } from "../../../src/editor/config/form-fields";

export type Form = {
  /** Names in the editor's addresses. */
  list: string;
  entry: string;
  /** Path below the repository's root. */
  file: string;
  fields: EditorField[];
};

/** Every form of the editor: one for each content file. */
export const allForms = ({ collections }: EditorConfig, folder: string): Form[] =>
  collections.flatMap((collection) => {
    if ("files" in collection) {
      const { name: list, files } = collection;
      return files.map(({ name, file, fields }) => ({ list, entry: name, file, fields }));
    }
    const { name, folder: path, fields } = collection;
    return readdirSync(join(folder, path)).map((file) => ({
      list: name,
      entry: parse(file).name,
      file: `${path}/${file}`,
      fields,
    }));
  });

/** The forms that hold a kind of field which none before them holds. */
export const withNewKinds = <Kept extends Form>(forms: Kept[]) => {
  const seen = new Set<string>();
  return forms.filter(({ fields }) => {
    const kinds = kindsIn(fields).filter((kind) => !seen.has(kind));
    kinds.forEach((kind) => seen.add(kind));
    return kinds.length > 0;
  });
};

/** The kinds of a form's fields: the widget, and whether a list or a group is around it. */
const kindsIn = (fields: EditorField[]): string[] =>
  fields.flatMap(({ widget, fields: inside = [] }) => [
    widget,
    ...kindsIn(inside).map((kind) => `${widget} › ${kind.split(" › ").at(-1)}`),
  ]);

/** Labels that lead to a form's first field in which anything may be written, else to a number. */
export const firstField = (fields: EditorField[]) =>
  pathTo(fields, isFree) ?? pathTo(fields, ({ widget }) => widget === "number") ?? [];

const pathTo = (
  fields: EditorField[],
  fits: (field: EditorField) => boolean,
): string[] | undefined => {
  for (const field of fields) {
    if (fits(field)) return [field.label];
    const inside = field.widget !== "list" && pathTo(field.fields ?? [], fits);
    if (inside) return [field.label, ...inside];
  }
  return undefined;
};

/** No time or address, which have no length of their own. */
const isFree = ({ widget, pattern }: EditorField) =>
  widget === "text" || (widget === "string" && Boolean(pattern?.[0].startsWith("^\\s*\\S")));
