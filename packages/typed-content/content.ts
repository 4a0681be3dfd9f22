import type { CalendarDate } from "./dates/calendar-date";
import type { LanguageCode } from "./languages";
import type { OwnerLanguage } from "./check/messages/owner-language";
import type { Finding, Unreadable } from "./check/finding";
import type { WarningDetails } from "./check/findings";
import type { Resolver } from "./graphql/resolver";
import type { Collection, Path, SchemaNode } from "./schema";
import { byOrder, type Listed } from "./shown";
import { isRecord } from "./helpers/is-record";

export type Entry = { file: string; collection: Collection; node: SchemaNode; data: unknown };

/** Key → text. */
export type LocaleFile = { file: string; data: unknown };

export type Content = {
  model: ContentModel;
  /** Below the content root, with `/`, sorted. */
  files: string[];
  entries: Entry[];
  locales: LocaleFile[];
  /** By file: what only says something about the values of others (`isMarks`). */
  marks?: Readonly<Record<string, unknown>>;
  /** Could not be read or parsed. */
  unreadable: Unreadable[];
  /** The content from which this was made by leaving values out (`publishable`). */
  whole?: Content;
};

export type Picture = {
  /** Below the content root. */
  file: string;
  bytes: number;
  /** Sharp's name of the format ("heif" for AVIF and HEIC); undefined if the file is no picture. */
  format?: string;
  /** "hevc" for HEIC, as iPhones write it. */
  compression?: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  /** The metadata (EXIF) say that it is to be turned by a quarter. */
  isTurned?: true;
  /** It has more than shows it (`neededParts`). */
  hasMetadata?: true;
  /** Pages show its first image alone. */
  isAnimated?: true;
  /** Nearly white, wherever it is not transparent. */
  isPale?: true;
  /** A part is missing or invalid. */
  isDamaged: boolean;
  /** In hexadecimal. */
  sha256: string;
};

/** What a model finds: with a sentence of its own, or with one that any model has. */
type Found<Code extends string> = Finding<{ code: Code } | WarningDetails>[];

/** The values of placeholders: `{{house.phone}}`. */
export type FactModel = {
  /** Single files, whose texts and numbers are facts. */
  files: readonly Collection[];
  /** Titles for the owner, by the name of the fact: `rooms.from`. */
  calculated: Readonly<Record<string, string>>;
  from: readonly Collection[];
  /** Leaves out of a text the parts that do not hold for the content, if texts may have any. */
  partsFor?: (content: Pick<Content, "entries">) => (text: string) => string;
  /**
   * Values of all that is in `calculated`, or of none if the content has errors, which it may have. `today`: at the place
   * of the site.
   */
  calculate: (
    content: Pick<Content, "entries">,
    language: LanguageCode,
    today: CalendarDate,
  ) => Record<string, string>;
};

/** By code: what is wrong, and what to do. */
export type ModelSentences = Readonly<Record<string, (finding: never) => string>>;

/**
 * Everything else is derived from it; `check/model` finds what it names that is not there. The codes are those of its
 * sentences: `ContentModel<keyof Sentences>`.
 */
export type ContentModel<Code extends string = string> = {
  collections: readonly Collection[];
  /** For the owner, by namespace. */
  messageTitles: Readonly<Record<string, string>>;
  /** Of the place, as in `Europe/Rome`. */
  timeZone: string;
  /** Errors of several fields or files. */
  rules: readonly ((content: Content, pictures: readonly Picture[]) => Found<Code>)[];
  /** What is probably wrong on a day at the place of the site. */
  warnings: readonly ((
    content: Content,
    today: CalendarDate,
    earlier: (file: string) => unknown,
    pictures: readonly Picture[],
  ) => Found<Code>)[];
  /** SHA-256 of those delivered with the site. Pages say that they are samples. */
  samplePictures: Pick<ReadonlySet<string>, "has">;
  /** What is missing before the site may go public. */
  launch: readonly ((content: Content, pictures: readonly Picture[]) => Found<Code>)[];
  /** A `yesNo` by which the owner lets search engines list the site although something is missing. */
  asIs?: { file: string; path: [field: string] };
  /** For the desk, where nobody sees files. */
  messagesAtDesk: Record<OwnerLanguage, Readonly<Record<string, string>>>;
  facts: FactModel;
  /** Where visitors may see an open bracket, as in legal texts that are not complete yet. */
  mayBeOpen: {
    collections: readonly Collection[];
    namespaces: readonly string[];
    /** Facts that pages show only in texts that name them. */
    facts: readonly string[];
  };
  /** Of fields that collections name in `inWords` and `queried`. */
  resolvers: Readonly<Record<string, Resolver>>;
  /** Fields of `Query` besides those of the collections, in GraphQL's language. */
  query: readonly string[];
};

type Parts = Pick<ContentModel, "facts" | "mayBeOpen">;

type Declared<Code extends string> = Pick<ContentModel<Code>, "collections" | "timeZone"> &
  Partial<Omit<ContentModel<Code>, keyof Parts>> & { [Part in keyof Parts]?: Partial<Parts[Part]> };

/** What a model has none of may be left out. */
export const declareModel = <Code extends string = never>({
  facts,
  mayBeOpen,
  ...declared
}: Declared<Code>): ContentModel<Code> => ({
  messageTitles: {},
  rules: [],
  warnings: [],
  samplePictures: new Set(),
  launch: [],
  messagesAtDesk: { es: {}, en: {} },
  resolvers: {},
  query: [],
  ...declared,
  facts: { files: [], calculated: {}, from: [], calculate: () => ({}), ...facts },
  mayBeOpen: { collections: [], namespaces: [], facts: [], ...mayBeOpen },
});

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, step) =>
      Array.isArray(at) || isRecord(at)
        ? (at as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );

/** Empty if it is no list. */
export const listAt = (data: unknown, path: Path): unknown[] => {
  const list = valueAt(data, path);
  return Array.isArray(list) ? list : [];
};

/** Undefined also without the file, whose data may have errors. */
export const valueIn = (
  { entries }: Pick<Content, "entries">,
  file: string,
  ...path: Path
): unknown => valueAt(entries.find((entry) => entry.file === file)?.data, path);

type Data = Record<string, unknown>;

/** Of a collection, by its type. What their data hold may be wrong. */
export const filesOf = ({ entries }: Pick<Content, "entries">, type: string) =>
  entries
    .filter(({ collection }) => collection.type === type)
    .map(({ file, data }) => ({ file, data: isRecord(data) ? data : {} }));

/**
 * The fields that decide whether and where lists show an entry are of the right type, even if their values are wrong
 * (which the content check reports).
 * @param type the name of the collection
 */
export const listedIn = (content: Pick<Content, "entries">, type: string): (Data & Listed)[] =>
  filesOf(content, type).map(({ data }) => ({
    ...data,
    id: typeof data.id === "number" ? data.id : String(data.id),
    order: Number(data.order),
    hidden: data.hidden === true,
  }));

/** In the order of the site. */
export const entriesInOrder = (content: Pick<Content, "entries">, type: string): Entry[] => {
  const own = content.entries.filter(({ collection }) => collection.type === type);
  const listed = listedIn({ entries: own }, type);
  return listed
    .map((place, index) => ({ place, entry: own[index] }))
    .toSorted((a, b) => byOrder(a.place, b.place))
    .flatMap(({ entry }) => entry ?? []);
};
