import { languageCodes } from "../languages";
import { holds, type Collection } from "../model/collection";
import { jsonSchema, type SchemaNode } from "../model/schema";
import type { Unreadable } from "./finding";
import { parseText } from "./parse";

/** Larger than any content file; parsing larger files would be slow. */
export const LARGEST_TEXT_MB = 1;

/** A content file of a collection, parsed. */
export type Entry = { file: string; collection: Collection; node: SchemaNode; data: unknown };

/** The interface texts of one language and namespace, parsed: key → text. */
export type LocaleFile = { file: string; data: unknown };

/** All content files as data, independent of the disk. */
export type Content = {
  /** Paths of all files below the content root, with `/`, sorted. */
  files: string[];
  collections: Collection[];
  entries: Entry[];
  locales: LocaleFile[];
  /** The data of the file of older translations (`older-translations.ts`), if there is one. */
  older?: unknown;
  /** Files that could not be read or parsed, with the reasons. */
  unreadable: Unreadable[];
};

/** The text of a content file, or why it cannot be read. */
export type Source = { file: string } & ({ text: string } | { error: Unreadable });

/**
 * Parses the files that belong to a collection or hold interface texts.
 * @param sources the texts of (at least) those files
 */
export const parseContent = (
  files: string[],
  sources: Source[],
  collections: Collection[],
): Content => {
  const content: Content = { files, collections, entries: [], locales: [], unreadable: [] };
  for (const source of sources) {
    const { file } = source;
    const collection = collections.find((candidate) => holds(candidate, file));
    const parsed = "text" in source ? parseSource(file, source.text) : source;
    if ("error" in parsed) content.unreadable.push(parsed.error);
    else if (collection) {
      content.entries.push({ file, collection, node: jsonSchema(collection), data: parsed.data });
    } else if (file === OLDER_FILE) content.older = parsed.data;
    else content.locales.push({ file, data: parsed.data });
  }
  return content;
};

const parseSource = (file: string, text: string): { data: unknown } | { error: Unreadable } => {
  const parsed = parseText(file, text);
  if ("data" in parsed) return parsed;
  const { offset, reason } = parsed;
  return { error: { file, path: [], code: "invalid-syntax", ...position(text, offset), reason } };
};

/** Line and column, counted from 1, of an offset in characters. */
const position = (text: string, offset: number) => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

/** Whether the site reads the file as text. */
export const isRead = (file: string, collections: Collection[]) =>
  collections.some((collection) => holds(collection, file)) ||
  localeOf(file) !== undefined ||
  file === OLDER_FILE;

/** Lists translations that are older than their originals. No page shows it. */
export const OLDER_FILE = "older-translations.json";

export const isPicture = (file: string) => file.startsWith("media/");

/** `locales/es/layout.json` → language and namespace; undefined for other files. */
export const localeOf = (file: string) => {
  const [, folder, namespace = ""] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  const language = languageCodes.find((code) => code === folder);
  return language && { language, namespace };
};

/** Returns the namespaces of messages in any language. */
export const namespacesIn = (files: string[]) => [
  ...new Set(files.flatMap((file) => localeOf(file)?.namespace ?? [])),
];

export const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** The entry's identifier; undefined if it has none or one of another type. */
export const idOf = ({ data }: Entry) => {
  const id = isRecord(data) ? data.id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
};

/**
 * The identifiers of a collection, and whether they are complete: while a file cannot be read or
 * has no identifier, nobody can tell which one is missing.
 */
export const idsOf = ({ files, entries }: Content, collection: Collection) => {
  const ids = entries
    .filter((entry) => entry.collection === collection)
    .map(idOf)
    .filter((id) => id !== undefined);
  return { ids, complete: ids.length === files.filter((file) => holds(collection, file)).length };
};

/** Compares two findings by file. */
export const byFile = (a: { file: string }, b: { file: string }) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : 0;
