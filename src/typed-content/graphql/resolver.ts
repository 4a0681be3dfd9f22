import type { CalendarDate } from "../../base/calendar/calendar-date";
import type { LanguageCode } from "../../base/languages";
import type { Listed } from "../shown";

/** The data of an entry's file. */
export type ContentEntry = Listed & Record<string, unknown>;

/** The access to the content that a query engine has. */
export type ContentSource = {
  /** Returns the entries of a type. */
  entries: (type: string) => Promise<ContentEntry[]>;
  /** Returns a file by its path below `content`: `media/hero.jpg`. */
  file: (path: string) => Promise<unknown>;
  /** Returns the SHA-256 digest of a picture by its path below `content`; undefined if it is not known. */
  digest: (path: string) => Promise<string | undefined>;
  /** Returns the day at the place of the site for which pages are made. */
  today: () => Promise<CalendarDate>;
};

/** The arguments of a directive, and those of the field in a query. */
export type Arguments = {
  key: string;
  type: string;
  shownWith?: string;
  language: LanguageCode;
  /** Whether to return only the featured entries of a list. */
  featured?: boolean;
  /** A page: whether to return only the entries of a list that stand on it, too. */
  alsoOn?: string;
  /** Whether to return what is not current, too. */
  all?: boolean;
  /** Whether a text is asked for in the language that the field `writtenIn` names. */
  original?: boolean;
  writtenIn?: string;
  /** Whether to return the language of a text, too, since it may be another one. */
  fallback?: boolean;
};

export type Parent = Record<string, unknown>;

/**
 * Resolves a field.
 * @param parent the object that has it; undefined for fields of `Query`
 */
export type Resolver = (
  value: unknown,
  args: Arguments,
  content: ContentSource,
  parent?: Parent,
) => Promise<unknown>;
