import type { Finding, Unreadable } from "./finding";
import type { LanguageCode } from "../languages";
import type { Kind } from "../fields/kind";

/** Prevents the build. */
export type ContentError = Unreadable | Finding<ErrorDetails> | OfModel;

/** Does not stop a build. */
export type Warning = Finding<WarningDetails> | OfModel;

export type ContentFinding = ContentError | Warning;

/** Has any code; one stands for all here, so that a comparison with a code below rules these findings out. */
export type OfModel = Finding<{ code: "of-the-model" }>;

export const ofModel = <Own extends { code: string }>(finding: Finding<Own>) =>
  finding as unknown as OfModel;

export type Expected = Kind | "integer" | string[];

/** Those that do not depend on the text's field. */
export type TextErrorDetails =
  | { code: "empty" | "outer-space" | "not-nfc" }
  /** The code point: `U+200B`. */
  | { code: "invisible-character"; character: string };

export type ErrorDetails =
  | TextErrorDetails
  | { code: "unknown-field" | "missing-language" | "open-placeholder" }
  | { code: "end-before-start" | "last-before-first" }
  /** The Spanish label of the field. */
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
  /** The largest ratio of the sides. */
  | { code: "picture-strip"; limit: number }
  /** In megabytes or in megapixels. */
  | { code: "picture-too-heavy" | "picture-too-large"; limit: number };

export type WarningDetails =
  | { code: "longer" | "shorter" | "same"; than: LanguageCode }
  | { code: "small-picture"; width: number }
  | { code: "picture-metadata" | "file-name" }
  | { code: "price"; before: number; now: number }
  | { code: "not-entered"; value: string }
  | { code: "reference-gone"; id: string }
  /** Where it may be seen, or in what no page shows; and on any other page, where none belongs. */
  | { code: "open-bracket" | "shown-bracket"; value: string; everywhere: boolean }
  | { code: "older-translation" }
  | { code: "untranslated"; languages: LanguageCode[] }
  | { code: "owner-only" }
  /** The entry's name, and the label of the field that it lacks. */
  | { code: "not-shown"; name: string; label: string }
  | { code: "stand-in" };
