import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { readEditorConfig } from "../../src/editor/config/read-config";
import type { Collection } from "../../src/model/collection";
import type { EditorFile } from "../../src/editor/config/cms-config";
import { allForms } from "../e2e/editor/forms";

export const web = readEditorConfig();

/** Every content file with its form, its text and what it holds. */
export const contentForms = allForms(web, process.cwd()).map((form) => {
  const text = readFileSync(form.file, "utf8");
  return {
    ...form,
    text,
    data: (form.file.endsWith(".yaml") ? parse(text) : JSON.parse(text)) as object,
  };
});

type EntryForm = Pick<EditorFile, "name" | "label" | "fields">;

/** The form of a collection's entries. */
export const formOf = ({ type }: Collection) => {
  const forms = web.collections.flatMap<EntryForm>((list) => ("files" in list ? list.files : list));
  const form = forms.find(({ name }) => name === type);
  if (!form) throw new Error(`${type} has no form`);
  return form;
};
