import { cachedBy } from "../../base/cached-by";
import { isRecord } from "../../base/is-record";
import { asLanguageCode, type LanguageCode } from "../../base/languages";
import type { Content, ContentModel, Entry, LocaleFile } from "../content";
import { collectionOf, holds, type Collection } from "../collection";
import { jsonSchema } from "../schema";
import type { Unreadable } from "../check/finding";
import type { ParsedText } from "./syntax";

/** What the text of a content file says, or the error if it cannot be read or parsed. */
type Parsed = { data: unknown } | { error: Unreadable };

/** The text of a content file, with what it says where that is known already, or the error if it cannot be read. */
export type Source = Text | { file: string; error: Unreadable };

type Text = { file: string; text: string; parsed?: Parsed };

/** Parses the text of a content file. */
type Parse = (file: string, text: string) => ParsedText;

/**
 * Parses the files that belong to a collection or contain messages. Of the same source it returns the same entry, since
 * the next content of the desk has most sources in common with the last one.
 * @param sources the texts of (at least) those files
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

/** Returns what the text of a content file says, or where its first syntax error is. */
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

/** Returns line and column, counted from 1, of an offset in characters. */
const position = (text: string, offset: number) => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};

/** Whether the site reads the file as text. */
export const isRead = (file: string, model: ContentModel) =>
  collectionOf(model, file) !== undefined || localeOf(file) !== undefined || isMarks(file);

/** The file with the translations that are older than their originals. */
export const OLDER_FILE = "older-translations.json";

/** The file with the delivered values that the owner has confirmed (`check/launch/promised.ts`). */
export const CONFIRMED_FILE = "confirmed.json";

/** Whether a file only says something about the values of others. The desk writes it, no form and no page shows it. */
export const isMarks = (file: string) => file === OLDER_FILE || file === CONFIRMED_FILE;

export const isYaml = (file: string) => file.endsWith(".yaml");

export const isPicture = (file: string) => file.startsWith("media/");

/** Whether a file or folder below the content root contains messages. */
export const isMessages = (path: string) => /^locales(?:\/|$)/.test(path);

/** Whether a file or folder below the content root belongs to the owner's handbook, which the site does not read. */
export const isHandbook = (path: string) =>
  /^(?:README(?:\.\w+)?\.md$|handbook(?:\/|$))/.test(path);

/** Whether a file or folder is skipped because its name, or that of a folder around it, begins with a dot. */
export const isDotFile = (path: string) => /(?:^|\/)\./.test(path);

/** Returns language and namespace of `locales/es/layout.json`; undefined for other files. */
export const localeOf = (file: string) => {
  const [, folder, namespace = ""] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  const language = asLanguageCode(folder);
  return language && { language, namespace };
};

/** Returns the file of the messages of a namespace in a language; with `*`, what stands for those of all languages. */
export const localeFile = (language: LanguageCode | "*", namespace: string) =>
  `locales/${language}/${namespace}.json`;

/** Returns the namespaces of messages in any language. */
export const namespacesIn = (files: string[]) => [
  ...new Set(files.flatMap((file) => localeOf(file)?.namespace ?? [])),
];

/** Returns the ID of an entry; undefined if it is missing or of another type. */
export const idOf = ({ data }: Entry) => {
  const id = isRecord(data) ? data.id : undefined;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
};

/**
 * Returns the IDs of a collection, and whether they are complete. They are not if a file cannot be read or has
 * no ID.
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
