import { languageCodes } from "../../languages";
import { placeholdersIn } from "../../texts/placeholders";
import { isRecord } from "../../helpers/is-record";
import { localeFile, namespacesIn } from "../../files/content";
import type { Content } from "../../content";
import type { ContentError, ErrorDetails } from "../findings";
import { wrongValue } from "./fields";
import { textError } from "./text";

type Table = { file: string; texts: Map<string, unknown> };

export const localeErrors = (content: Content): ContentError[] =>
  namespacesIn(content.files).flatMap((namespace) => namespaceErrors(namespace, content));

const namespaceErrors = (namespace: string, { files, locales }: Content): ContentError[] => {
  // The others are compared with the default one, the first.
  const wanted = languageCodes().map((code) => localeFile(code, namespace));
  const present = wanted.filter((file) => files.includes(file));
  const tables: Table[] = [];
  const errors: ContentError[] = wanted
    .filter((file) => !present.includes(file))
    .map((file) => ({ file, path: [], code: "missing-file", other: present[0] }));
  // Files that could not be read have an error already.
  for (const { file, data } of present.flatMap(
    (file) => locales.find((locale) => locale.file === file) ?? [],
  )) {
    if (isRecord(data)) tables.push({ file, texts: new Map(Object.entries(data)) });
    else errors.push({ file, path: [], ...wrongValue(data, "group") });
  }
  /** By key, the first language that has it: the others are compared with it. */
  const models = new Map<string, Table>();
  for (const table of tables) {
    for (const key of table.texts.keys()) if (!models.has(key)) models.set(key, table);
  }
  for (const table of tables) {
    for (const [key, model] of models) {
      const error = localeTextError(table, key, model);
      if (error) errors.push({ file: table.file, path: [key], ...error });
    }
  }
  return errors;
};

const localeTextError = ({ texts }: Table, key: string, model: Table): ErrorDetails | undefined => {
  const text = texts.get(key);
  if (!texts.has(key)) return { code: "missing-word", other: model.file };
  if (typeof text !== "string") return wrongValue(text, "text");
  const error = textError(text);
  if (error) return error;
  const variables = variablesIn(model.texts.get(key));
  if (variables.join() === variablesIn(text).join()) return undefined;
  return { code: "different-variables", variables, other: model.file };
};

const variablesIn = (text: unknown) =>
  [...new Set(typeof text === "string" ? placeholdersIn(text) : [])]
    .sort()
    .map((name) => `{{${name}}}`);
