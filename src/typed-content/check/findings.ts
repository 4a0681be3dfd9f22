import type { CalendarDate, Days } from "../../base/calendar/calendar-date";
import type { Finding, Unreadable } from "./finding";
import type { LanguageCode } from "../../base/languages";
import type { Kind, ReferenceWarnings } from "../fields/kind";

/** An error, which prevents the build until it is corrected. */
export type ContentError = Unreadable | Finding<ErrorDetails>;

/** A warning: something that is probably wrong or still missing. It does not stop a build. */
export type Warning = Finding<WarningDetails>;

export type ContentFinding = ContentError | Warning;

/** The value that a field should have: of a kind, an integer, or one of some words. */
export type Expected = Kind | "integer" | string[];

/** Errors of a text that do not depend on its field. */
export type TextErrorDetails =
  | { code: "empty" | "outer-space" | "not-nfc" }
  /** The code point: `U+200B`. */
  | { code: "invisible-character"; character: string };

export type ErrorDetails =
  | TextErrorDetails
  | { code: "unknown-field" | "missing-language" | "open-placeholder" }
  | { code: "end-before-start" | "last-before-first" }
  /** The first and the last of these days. */
  | { code: "days-in-two-seasons"; from: CalendarDate; to: CalendarDate }
  | { code: "featured-below-five" | "desk-at-site" }
  /** With the Spanish label of the field, if the model has one. */
  | { code: "missing-field"; label?: string }
  | { code: "wrong"; value: string; expected: Expected }
  | { code: "wrong-list" | "wrong-group" | "wrong-date"; expected: Expected }
  | { code: "too-small" | "too-big" | "too-long" | "too-few" | "too-many"; limit: number }
  /** `other` is the file of another language, if that exists. */
  | { code: "missing-file"; other?: string }
  | { code: "missing-entry"; id: string }
  | { code: "unknown-entry"; id: string; ids: readonly string[] }
  | { code: "duplicate-id"; id: string; other: string }
  | { code: "repeated-reference"; id: string }
  | { code: "unknown-placeholder" | "useless-placeholder"; name: string }
  | { code: "missing-word"; other: string }
  | { code: "different-variables"; variables: string[]; other: string }
  | { code: "misplaced" | "name-not-ascii" }
  /** The name of the file, or of a folder around it. */
  | { code: "name-reserved"; name: string }
  | { code: "name-too-long"; limit: number }
  /** A file or folder. */
  | { code: "name-twice"; other: string }
  | { code: "picture-missing"; picture: string }
  | { code: "picture-format" | "picture-unreadable" | "picture-damaged" | "picture-turned" }
  /** The limit is the largest ratio of its sides. */
  | { code: "picture-strip"; limit: number }
  /** The limit is in megabytes or in megapixels. */
  | { code: "picture-too-heavy" | "picture-too-large"; limit: number };

export type WarningDetails =
  | { code: "longer" | "shorter" | "same"; than: LanguageCode }
  | { code: "small-picture"; width: number }
  | { code: "file-name" }
  | { code: "price"; before: number; now: number }
  | { code: "not-entered"; value: string }
  | { code: NonNullable<ReferenceWarnings["unreferenced"]>; list: string }
  | { code: ReferenceWarnings["dangling"]; id: string }
  | { code: "reference-gone"; id: string }
  | { code: "few-trips"; count: number }
  | { code: "short-trip"; minutes: number }
  | { code: "return-before-sunset"; days: readonly Days[] }
  | { code: "season-over" | "season-far"; date: CalendarDate }
  | { code: "season-without-trips" }
  /** The usual prices that hold on these days. */
  | { code: "usual-price-again"; amounts: readonly number[]; days: readonly Days[] }
  | { code: "notice-over" | "notice-far"; date: CalendarDate }
  | { code: "notice-long"; days: number }
  | { code: "long-name"; length: number; limit: number }
  /** In a legal text or in what no page shows; and on any other page, where none belongs. */
  | { code: "open-bracket" | "shown-bracket"; value: string; everywhere: boolean }
  | { code: "long-title" | "long-description"; length: number; limit: number }
  | { code: "same-title" | "same-description"; other: string }
  | { code: "older-translation" }
  | { code: "past-retention"; months: number }
  | { code: "day-to-come" }
  | { code: "no-place" }
  | { code: "owner-only" }
  /** The name of the entry, and the label of the field that it lacks. */
  | { code: "not-shown"; name: string; label: string }
  | { code: "sample" }
  | { code: "stand-in" };
