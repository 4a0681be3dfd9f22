import type { CalendarDate } from "../base/calendar/calendar-date";
import type { LanguageCode, OwnerLanguage } from "../base/languages";
import type { Finding, Unreadable } from "./check/finding";
import type { Collection } from "./collection";
import type { Resolver } from "./graphql/resolver";
import type { SchemaNode } from "./schema";

/** A parsed content file of a collection. */
export type Entry = { file: string; collection: Collection; node: SchemaNode; data: unknown };

/** A parsed file with the messages of one language and namespace: key → text. */
export type LocaleFile = { file: string; data: unknown };

/** All content files as data, independent of the disk. */
export type Content = {
  model: ContentModel;
  /** Paths of all files below the content root, with `/`, sorted. */
  files: string[];
  entries: Entry[];
  locales: LocaleFile[];
  /** The data of the files that only say something about the values of others, by file (`isMarks`). */
  marks?: Readonly<Record<string, unknown>>;
  /** Files that could not be read or parsed, with the reasons. */
  unreadable: Unreadable[];
  /** The content from which this was made by leaving values out (`publishable`). */
  whole?: Content;
};

/** The details of a picture file that the content check needs. */
export type Picture = {
  /** Path below the content root. */
  file: string;
  bytes: number;
  /** Sharp's name of the format ("heif" for AVIF and HEIC); undefined if the file is no picture. */
  format?: string;
  /** "hevc" for HEIC, as iPhones write it. */
  compression?: string;
  /** In pixels, after applying the rotation in the file's metadata. */
  width: number;
  height: number;
  /** Set if the file's metadata (EXIF) say that it is to be turned by a quarter. */
  isTurned?: true;
  /** Whether a part of the file is missing or invalid. */
  isDamaged: boolean;
  /** Digest of the file, in hexadecimal. */
  sha256: string;
};

/** What a model finds wrong, doubtful or missing, besides what holds for any model. */
type Found = Finding<{ code: string }>[];

/** The values of calculated facts, by name. */
type Calculated = {
  values: Record<string, string>;
  /** Adapts a text before its placeholders are filled in. */
  adapt?: (text: string) => string;
};

/** The values that texts may contain as placeholders, `{{house.phone}}`. */
export type FactModel = {
  /** The single files whose texts and numbers are facts. */
  files: readonly Collection[];
  /** The titles of the facts that are calculated, for the owner, by name: `rooms.from`. */
  calculated: Readonly<Record<string, string>>;
  /** The other collections that they are calculated from. */
  from: readonly Collection[];
  /** Returns the function that leaves of a text what holds for the content, if texts may have parts that do not. */
  partsFor?: (content: Pick<Content, "entries">) => (text: string) => string;
  /**
   * Calculates them. The content may have errors.
   * @param today the day at the place of the site
   */
  calculate: (
    content: Pick<Content, "entries">,
    language: LanguageCode,
    today: CalendarDate,
  ) => Calculated;
};

/** The sentence of each code of a model's own findings: what is wrong, and what to do. */
export type ModelSentences = Readonly<Record<string, (finding: never) => string>>;

/** What a site declares about its content. Everything else is derived from it. */
export type ContentModel = {
  collections: readonly Collection[];
  /** The titles of the namespaces of messages, for the owner. */
  messageTitles: Readonly<Record<string, string>>;
  /** The time zone of the place, as in `Europe/Rome`. */
  timeZone: string;
  /** Errors, which stop a build, of several fields or files. */
  rules: readonly ((content: Content) => Found)[];
  /** What is probably wrong on a day at the place of the site. */
  warnings: readonly ((
    content: Content,
    today: CalendarDate,
    earlier: (file: string) => unknown,
  ) => Found)[];
  /** SHA-256 digests of the pictures that were delivered with the site. Pages say that they are samples. */
  samplePictures: Pick<ReadonlySet<string>, "has">;
  /** What is missing before the site may go public. */
  launch: readonly ((content: Content, pictures: readonly Picture[]) => Found)[];
  /** The `yesNo` of a single file by which the owner lets search engines list the site although something is missing. */
  asIs?: { file: string; path: [field: string] };
  /** Those that are said otherwise at the desk, where nobody sees files. */
  messagesAtDesk: Record<OwnerLanguage, Readonly<Record<string, string>>>;
  facts: FactModel;
  /** Where visitors may see an open bracket, as in legal texts that are not complete yet. */
  mayBeOpen: {
    /** Types of collections. */
    collections: readonly string[];
    namespaces: readonly string[];
    /** Facts that pages show only in texts that name them. */
    facts: readonly string[];
  };
  /** The resolvers of the fields that collections name in `inWords` and `queried`. */
  resolvers: Readonly<Record<string, Resolver>>;
  /** Fields of `Query` besides those of the collections, in GraphQL's language. */
  query: readonly string[];
};
