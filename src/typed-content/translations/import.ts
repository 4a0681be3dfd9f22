import { isRecord } from "../../base/is-record";
import type { Content } from "../content";
import { shapeOf, type Shape } from "../files/field-order";
import type { Path } from "../schema";
import { readTable } from "./csv";
import { rowsIn, translationsOf } from "./table";
import { validateTable, type Change } from "./validate-row";
import { isYaml } from "../files/content";
import { formatJson } from "../files/json";
import { formatYaml } from "../files/yaml";

/**
 * Fields in the order of the model without empty ones; JSON indented with two spaces, YAML without folded lines. An
 * unchanged file keeps its bytes.
 * @param before the present text, whose comments (in YAML) are kept
 */
export const formatFile = (file: string, shape: Shape[], data: object, before?: string) =>
  isYaml(file) ? formatYaml(shape, data, before) : formatJson(shape, data);

/** By path below the content root, with the number of texts changed in each. */
export type Edits = Map<string, { source: string; texts: number }>;

/**
 * With errors there are no edits. Does not write files.
 * @param table a CSV file
 * @param textOf returns the present text of a file, whose comments are kept
 */
export const importTable = (
  content: Content,
  table: Uint8Array,
  textOf: (file: string) => string | undefined,
): { edits: Edits } | { errors: string[] } => {
  const read = readTable(table);
  if ("errors" in read) return read;
  const { changes, errors } = validateTable(read.rows, rowsIn(translationsOf(content)));
  return errors.length > 0 ? { errors } : applyChanges(content, changes, textOf);
};

const applyChanges = (
  content: Content,
  changes: Change[],
  textOf: (file: string) => string | undefined,
) => {
  const changed = new Map<string, { data: object; texts: number }>();
  const errors: string[] = [];
  for (const { cell, text, place } of changes) {
    const { file, path } = cell;
    const { data, texts } = changed.get(file) ?? { data: dataOf(content, file), texts: 0 };
    const next = setIn(data, path, text);
    if (isRecord(next)) changed.set(file, { data: next, texts: texts + 1 });
    else {
      errors.push(`${place}: este texto no cabe en ${file} como está. Corregid antes el archivo.`);
    }
  }
  if (errors.length > 0) return { errors };
  const edits = [...changed].map(([file, { data, texts }]) => {
    const source = formatFile(file, shapeIn(content, file), data, textOf(file));
    return [file, { source, texts }] as const;
  });
  return { edits: new Map(edits) };
};

/** Empty if it does not exist, as the message files of a new language. */
const dataOf = ({ entries, locales }: Content, file: string): object => {
  const data = [...entries, ...locales].find((other) => other.file === file)?.data;
  return isRecord(data) ? data : {};
};

/** Messages keep the order of their file. */
const shapeIn = ({ entries }: Content, file: string) => {
  const entry = entries.find((other) => other.file === file);
  return entry ? shapeOf(entry.node) : [];
};

/** A copy of the data; undefined if the path does not exist. */
const setIn = (data: unknown, [step, ...rest]: Path, text: string): unknown => {
  if (step === undefined) return text;
  if (Array.isArray(data) && typeof step === "number" && step < data.length) {
    const item = setIn(data[step], rest, text);
    return item === undefined ? undefined : data.with(step, item);
  }
  if (typeof step === "number" || !(isRecord(data) || data === undefined || data === null)) {
    return undefined;
  }
  const child = setIn(data?.[step], rest, text);
  return child === undefined ? undefined : { ...data, [step]: child };
};
