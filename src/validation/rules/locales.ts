import { defaultLanguage, languageCodes } from "../../languages";
import { placeholdersIn } from "../../model/placeholders";
import { isRecord } from "../../content-files/content";
import type { Fault, FieldFault } from "../../content-files/error";
import { wrong } from "./fields";
import { namespacesIn } from "./files";
import { textFault } from "./text";

/** The interface words of one file: key → text. */
export type Words = { file: string; data: unknown };

type Table = { file: string; words: Map<string, unknown> };

/** Keys that one language has and another lacks, texts that are none, variables that differ. */
export const localeFaults = (files: string[], read: Words[]): Fault[] =>
  namespacesIn(files).flatMap((namespace) => namespaceFaults(namespace, files, read));

/** The languages of the table, the default first: the others are compared with it. */
const codes = [defaultLanguage, ...languageCodes.filter((code) => code !== defaultLanguage)];

const namespaceFaults = (namespace: string, files: string[], read: Words[]): Fault[] => {
  const wanted = codes.map((code) => `locales/${code}/${namespace}.json`);
  const present = wanted.filter((file) => files.includes(file));
  const tables: Table[] = [];
  const faults: Fault[] = wanted
    .filter((file) => !present.includes(file))
    .map((file) => ({ file, path: [], code: "missing-file", other: present[0] }));
  // A file that could not be read has its fault already, and is not compared.
  for (const { file, data } of present.flatMap((file) => read.find((w) => w.file === file) ?? [])) {
    if (isRecord(data)) tables.push({ file, words: new Map(Object.entries(data)) });
    else faults.push({ ...wrong(data), file, path: [] });
  }
  const keys = new Set(tables.flatMap(({ words }) => [...words.keys()]));
  for (const table of tables) {
    for (const key of keys) {
      const fault = wordFault(table, key, tables);
      if (fault) faults.push({ ...fault, file: table.file, path: [key] });
    }
  }
  return faults;
};

const wordFault = (
  { words }: Table,
  key: string,
  tables: Table[],
): Omit<FieldFault, "path"> | undefined => {
  const text = words.get(key);
  const model = tables.find((table) => table.words.has(key));
  if (!words.has(key)) return { code: "missing-word", other: model?.file };
  if (typeof text !== "string") return wrong(text);
  const fault = textFault(text);
  if (fault) return fault;
  const wanted = variables(model?.words.get(key));
  if (wanted.join() === variables(text).join()) return undefined;
  return { code: "different-variables", other: model?.file, options: wanted };
};

const variables = (text: unknown) =>
  [...new Set(placeholdersIn(String(text)))].sort().map((name) => `{{${name}}}`);
