import { isRecord } from "../../../content-files/content";
import { parseText } from "../../../content-files/parse";
import type { EditorField } from "../../config/form-fields";
import { contentFormat } from "../content-format";
import type { EditorConfig, FileKind } from "../file-kinds";
import { summaryOf } from "../summary";

/** The form in which a file is edited. */
export type EntryForm = {
  path: string;
  /** The name of its list, and what one entry of it is called. */
  list: string;
  label: string;
  /** Where the editor opens it. */
  address: string;
  /** Whether its list may grow and shrink. */
  isOpen: boolean;
  kind: FileKind;
  /** How its list tells it from others. */
  summary?: string;
};

/** The form of a file; undefined where the editor has none. */
export const formOf = ({ collections }: EditorConfig, path: string): EntryForm | undefined => {
  for (const list of collections) {
    const { name } = list;
    const addressOf = (entry: string) => `#/collections/${name}/entries/${entry}`;
    if ("files" in list) {
      const kind = list.files.find(({ file }) => file === path);
      if (!kind) continue;
      return {
        path,
        list: name,
        label: kind.label,
        address: addressOf(kind.name),
        isOpen: false,
        kind,
      };
    }
    const { folder, extension, summary, create } = list;
    const slug = path.slice(folder.length + 1, -extension.length - 1);
    if (slug.includes("/") || path !== `${folder}/${slug}.${extension}`) continue;
    return {
      path,
      list: name,
      label: list.label_singular ?? list.label,
      address: addressOf(slug),
      isOpen: create,
      kind: list,
      summary,
    };
  }
  return undefined;
};

/** What a file of the form holds; undefined where it cannot be read. */
export const dataIn = ({ path }: EntryForm, text: string | undefined) => {
  const parsed = text === undefined ? undefined : parseText(path, text);
  return parsed && "data" in parsed ? parsed.data : undefined;
};

/** What is called by its label and, in a list of many, its name: «Reseña: Otto». */
export const titleOf = (form: EntryForm, text: string | undefined) => {
  const name = form.summary && summaryOf(form.summary, dataIn(form, text));
  return name ? `${form.label}: ${name}` : form.label;
};

/** A file's text as its form shows it, without what the form no longer has. */
export const inForm = ({ path, kind }: EntryForm, text: string) => {
  const extension = path.replace(/.*\./, "");
  return known(kind.fields, contentFormat({ extension, kinds: [kind] }).fromFile(text)) as object;
};

const known = (fields: EditorField[], data: unknown): unknown => {
  if (Array.isArray(data)) return data.map((item) => known(fields, item));
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    fields
      .filter(({ name }) => name in data)
      .map(({ name, fields: inside }) => [name, inside ? known(inside, data[name]) : data[name]]),
  );
};
