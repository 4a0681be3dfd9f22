import type { Path } from "../model/schema";
import type { SyntaxReason } from "./parse";

/**
 * Something in the content that must be corrected before the site can be built. It carries codes
 * and values only; `validation/messages` turns them into sentences.
 */
export type ContentError = {
  /** Path below the content root, with `/`. */
  file: string;
  /** The field in the file; empty for an error of the whole file. */
  path: Path;
  /** Selects a message in `validation/messages`. */
  code: ErrorCode;
  /** What the message names: the value found, a name, a limit. */
  detail?: string;
  /** Another file that has what this one lacks or must not repeat. */
  other?: string;
  /** Where parsing failed, counted from 1, and why. */
  syntax?: { line: number; column: number; reason: SyntaxReason };
  /** The valid values, where that is a short list. */
  options?: string[];
};

/** An error of a field, before its file is known. */
export type FieldError = Omit<ContentError, "file">;

export type ErrorCode = (typeof errorCodes)[number];

export const errorCodes = [
  "unknown-field",
  "missing-field",
  "missing-language",
  "empty",
  "wrong",
  "wrong-list",
  "wrong-group",
  "wrong-date",
  "too-small",
  "too-big",
  "too-long",
  "too-few",
  "too-many",
  "invisible-character",
  "outer-space",
  "not-nfc",
  "end-before-start",
  "not-a-file",
  "not-utf8",
  "invalid-syntax",
  "missing-file",
  "missing-entry",
  "unknown-entry",
  "duplicate-id",
  "repeated-reference",
  "unknown-placeholder",
  "open-placeholder",
  "useless-placeholder",
  "missing-word",
  "different-variables",
  "misplaced",
  "name-not-ascii",
  "file-too-large",
  "picture-missing",
  "picture-format",
  "picture-unreadable",
  "picture-damaged",
  "picture-too-heavy",
  "picture-too-large",
] as const;
