import type { CalendarDate } from "../dates/calendar-date";
import type { LanguageCode } from "../languages";
import type { Listed } from "../shown";

export type ContentEntry = Listed & Record<string, unknown>;

export type ContentSource = {
  entries: (type: string) => Promise<ContentEntry[]>;
  /** The path is below `content`: `media/hero.jpg`. */
  file: (path: string) => Promise<unknown>;
  /** SHA-256 of a picture, by its path below `content`. */
  digest: (path: string) => Promise<string | undefined>;
  /** The day at the place of the site for which pages are made. */
  today: () => Promise<CalendarDate>;
};

export type Arguments = {
  key: string;
  type: string;
  shownWith?: string;
  language: LanguageCode;
  /** Only the featured entries of a list. */
  featured?: boolean;
  /** A page: only the entries that stand on it, too. */
  alsoOn?: string;
  /** Also entries that are not current. */
  all?: boolean;
  /** In the language that the field `writtenIn` names. */
  original?: boolean;
  writtenIn?: string;
  /** With the language of the text, since it may be another one. */
  fallback?: boolean;
};

export type Parent = Record<string, unknown>;

/** @param parent the object that has the field; undefined for fields of `Query` */
export type Resolver = (
  value: unknown,
  args: Arguments,
  content: ContentSource,
  parent?: Parent,
) => Promise<unknown>;
