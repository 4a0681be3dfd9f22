import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { readEditorConfig } from "../../src/editor/config/read-config";
import type { Collection } from "../../src/model/collection";
import type { EditorFile } from "../../src/editor/config/cms-config";
import { allForms } from "../e2e/editor/forms";

export const web = readEditorConfig(TEST_CONTENT);

/** Every file of the tests' content with its form, its text and what it holds. */
export const contentForms = allForms(web, dirname(TEST_CONTENT)).map((form) => {
  const text = readFileSync(join(dirname(TEST_CONTENT), form.file), "utf8");
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
