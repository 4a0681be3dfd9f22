import { isLocalized } from "../fields/kind";
import { cachedBy } from "../helpers/cached-by";
import { defaultLanguage, languageCodes, type LanguageCode } from "../languages";
import type { Path, SchemaNode, Address } from "../schema";
import { isRecord } from "../helpers/is-record";
import { localeFile, namespacesIn } from "../files/content";
import type { Content, Entry } from "../content";

/** The text is undefined if it is missing. */
export type Cell = Address & { text: string | undefined };

export type Row = {
  /** Stable while the structure of the content stays: `house.json/checkIn/note`. */
  key: string;
  cells: Record<LanguageCode, Cell>;
  /** Whether pages show it in another language where it is not translated. */
  fallback?: boolean;
};

/** Of one file, or of a namespace of messages, which has a file for each language. */
type FileTexts = { file: string; rows: Row[] };

/** Why a translator should check a cell: no text, or that of another language. */
type Mark = { kind: "gap" } | { kind: "equal"; to: LanguageCode };

export const markOf = ({ cells }: Row, code: LanguageCode): Mark | undefined => {
  const text = cells[code].text?.trim();
  if (!text) return { kind: "gap" };
  const earlier = languageCodes().slice(0, languageCodes().indexOf(code));
  const to = earlier.find((other) => cells[other].text?.trim() === text);
  return to && { kind: "equal", to };
};

/** None for a text that has no original yet. */
export const untranslatedIn = (row: Row): LanguageCode[] => {
  const missing = languageCodes().filter((code) => markOf(row, code)?.kind === "gap");
  const hasOriginal = row.fallback
    ? missing.length < languageCodes().length
    : !missing.includes(defaultLanguage());
  return hasOriginal ? missing : [];
};

export const inEveryLanguage = <Value>(value: (code: LanguageCode) => Value) =>
  Object.fromEntries(languageCodes().map((code) => [code, value(code)])) as Record<
    LanguageCode,
    Value
  >;

/** Texts that the schema requires, also if missing, and those inside optional fields that are present. */
export const entryTexts = cachedBy(({ file, node, data }: Entry): FileTexts => ({
  file,
  rows: rowsBelow({ file, path: [] }, node, data),
}));

const rowsBelow = ({ file, path }: Address, node: SchemaNode, value: unknown): Row[] => {
  if (isLocalized(node)) return [row({ file, path }, node, value)];
  const { items } = node;
  if (items)
    return (Array.isArray(value) ? value : []).flatMap((item, index) =>
      rowsBelow({ file, path: [...path, index] }, items, item),
    );
  return Object.entries(node.properties ?? {})
    .filter(([key]) => node.required?.includes(key) || fieldOf(value, key) !== undefined)
    .flatMap(([key, child]) =>
      rowsBelow({ file, path: [...path, key] }, child, fieldOf(value, key)),
    );
};

const row = ({ file, path }: Address, { fallback }: SchemaNode, value: unknown): Row => ({
  key: keyOf(file, path),
  cells: inEveryLanguage((code) => ({ file, path: [...path, code], text: textOf(value, code) })),
  fallback,
});

/** Each row has all languages, even if only some have its key. */
export const localeTexts = (content: Content): FileTexts[] =>
  namespacesIn(content.files)
    .sort()
    .map((namespace) => namespaceTexts(namespace, content));

type Table = { file: string; data: unknown };

/** By namespace: the desk checks after each change, and few change messages. */
const latest = new Map<string, { tables: Record<LanguageCode, Table>; texts: FileTexts }>();

const namespaceTexts = (namespace: string, { locales }: Content): FileTexts => {
  const tables = inEveryLanguage((code): Table => {
    const file = localeFile(code, namespace);
    return { file, data: locales.find((locale) => locale.file === file)?.data };
  });
  const known = latest.get(namespace);
  if (known && languageCodes().every((code) => known.tables[code].data === tables[code].data))
    return known.texts;
  const texts = textsOf(namespace, tables);
  latest.set(namespace, { tables, texts });
  return texts;
};

const textsOf = (namespace: string, tables: Record<LanguageCode, Table>): FileTexts => {
  // The default language comes first: it determines the order.
  const keys = [tables[defaultLanguage()], ...Object.values(tables)].flatMap(({ data }) =>
    isRecord(data) ? Object.keys(data) : [],
  );
  const file = localeFile("*", namespace);
  const rows = [...new Set(keys)].map((key) => ({
    key: keyOf(file, [key]),
    cells: inEveryLanguage((code) => ({
      file: tables[code].file,
      path: [key],
      text: textOf(tables[code].data, key),
    })),
  }));
  return { file, rows };
};

export const textRows = cachedBy((content: Content): Row[] =>
  [...content.entries.map(entryTexts), ...localeTexts(content)].flatMap(({ rows }) => rows),
);

const keyOf = (file: string, path: Path) => [file, ...path].join("/");

const fieldOf = (data: unknown, key: string): unknown =>
  isRecord(data) && Object.hasOwn(data, key) ? data[key] : undefined;

const textOf = (data: unknown, key: string) => {
  const value = fieldOf(data, key);
  return typeof value === "string" ? value : undefined;
};
