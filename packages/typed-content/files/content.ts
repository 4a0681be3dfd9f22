import { cachedBy } from "../helpers/cached-by";
import { isRecord } from "../helpers/is-record";
import { asLanguageCode, type LanguageCode } from "../languages";
import type { Content, ContentModel, Entry, LocaleFile } from "../content";
import { collectionOf, holds, type Collection, jsonSchema } from "../schema";
import type { Unreadable } from "../check/finding";
import type { ParsedText } from "./syntax";

type Parsed = { data: unknown } | { error: Unreadable };

/** With what the text says, where that is known already. */
export type Source = Text | { file: string; error: Unreadable };

type Text = { file: string; text: string; parsed?: Parsed };

type Parse = (file: string, text: string) => ParsedText;

/**
 * Of the same source it returns the same entry: the desk's next content has most sources in common with the last.
 * @param sources the texts of (at least) the files of collections and of messages
 * @param parse called for each text of which it is not known what it says
 */
export const parseContent = (
  files: string[],
  sources: Source[],
  model: ContentModel,
  parse: Parse,
): Content => {
  const content: Content = { model, files, entries: [], locales: [], unreadable: [] };
  for (const source of sources) {
    const { file } = source;
    const collection = collectionOf(model, file);
    const parsed = "text" in source ? parsedBy(parse)(source) : source;
    if ("error" in parsed) content.unreadable.push(parsed.error);
    else if (collection) content.entries.push(entryOf(collection)(parsed));
    else if (isMarks(file)) content.marks = { ...content.marks, [file]: parsed.data };
    else content.locales.push(parsed);
  }
  return content;
};

const parsedBy = cachedBy((parse: Parse) =>
  cachedBy(({ file, text, parsed }: Text): LocaleFile | { error: Unreadable } => {
    const known = parsed ?? parseSource(file, text, parse);
    return "data" in known ? { file, data: known.data } : known;
  }),
);

export const parseSource = (file: string, text: string, parse: Parse): Parsed => {
  const parsed = parse(file, text);
  if ("data" in parsed) return parsed;
  const { offset, reason } = parsed;
  return { error: { file, path: [], code: "invalid-syntax", ...position(text, offset), reason } };
};

const entryOf = cachedBy((collection: Collection) =>
  cachedBy((parsed: LocaleFile): Entry => ({
    ...parsed,
    collection,
    node: jsonSchema(collection),
  })),
);

/** Line and column, from 1. */
const position = (text: string, offset: number) => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

export const isRead = (file: string, model: ContentModel) =>
  collectionOf(model, file) !== undefined || localeOf(file) !== undefined || isMarks(file);

/** Translations that are older than their originals. */
export const OLDER_FILE = "older-translations.json";

/** Delivered values that the owner has confirmed (`check/launch/promised.ts`). */
export const CONFIRMED_FILE = "confirmed.json";

/** It only says something about the values of others. The desk writes it, no form and no page shows it. */
export const isMarks = (file: string) => file === OLDER_FILE || file === CONFIRMED_FILE;

export const isYaml = (file: string) => file.endsWith(".yaml");

export const isPicture = (file: string) => file.startsWith("media/");

export const isMessages = (path: string) => /^locales(?:\/|$)/.test(path);

/** The site does not read it. */
export const isHandbook = (path: string) =>
  /^(?:README(?:\.\w+)?\.md$|handbook(?:\/|$))/.test(path);

/** The file's name, or that of a folder around it, begins with a dot. */
export const isDotFile = (path: string) => /(?:^|\/)\./.test(path);

/** From `locales/es/layout.json`; undefined for other files. */
export const localeOf = (file: string) => {
  const [, folder, namespace = ""] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  const language = asLanguageCode(folder);
  return language && { language, namespace };
};

/** `*` stands for the files of all languages. */
export const localeFile = (language: LanguageCode | "*", namespace: string) =>
  `locales/${language}/${namespace}.json`;

export const namespacesIn = (files: string[]) => [
  ...new Set(files.flatMap((file) => localeOf(file)?.namespace ?? [])),
];

/** Undefined if it is missing or of another type. */
export const idOf = ({ data }: Entry) => {
  const id = isRecord(data) ? data.id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
};

/** Incomplete if a file cannot be read or has no ID. */
export const idsOf = ({ files, entries }: Content, collection: Collection) => {
  const ids = entries
    .filter((entry) => entry.collection === collection)
    .map(idOf)
    .filter((id) => id !== undefined);
  return { ids, complete: ids.length === files.filter((file) => holds(collection, file)).length };
};

export const byFile = (a: { file: string }, b: { file: string }) =>
  a.file < b.file ? -1 : a.file > b.file ? 1 : 0;
