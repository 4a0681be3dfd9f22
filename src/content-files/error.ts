import type { Path } from "../model/schema";
import type { SyntaxReason } from "./syntax-reasons";

/**
 * Something in the content that must be put right before the site can be built. It speaks no
 * language: the sentences do.
 */
export type Fault = {
  /** Path below the content root, with `/`. */
  file: string;
  /** The field in the file; empty when the fault is the file's. */
  path: Path;
  /** Names a sentence in `sentences/`. */
  code: FaultCode;
  /** What the sentence speaks of: the value found, the name meant, a limit. */
  detail?: string;
  /** Another file, which has what this one lacks or must not repeat. */
  other?: string;
  /** Where the text stops making sense, counted from 1, and why. */
  syntax?: { line: number; column: number; reason: SyntaxReason };
  /** What would be right, where that is a short list. */
  options?: string[];
};

/** A fault of a field, before it is known which file holds the field. */
export type FieldFault = Omit<Fault, "file">;

export type FaultCode = (typeof faultCodes)[number];

export const faultCodes = [
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
  "not-utf8",
  "invalid-syntax",
  "missing-file",
  "missing-entry",
  "unknown-entry",
  "duplicate-id",
  "unknown-reference",
  "repeated-reference",
  "missing-reference",
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
  "picture-truncated",
  "picture-too-heavy",
  "picture-too-large",
] as const;

/** Faults of a whole file that leave no page to show and no form to put them right. */
const STOPPING: FaultCode[] = [
  "not-utf8",
  "invalid-syntax",
  "file-too-large",
  "missing-file",
  "missing-entry",
  "empty",
  "wrong",
  "wrong-list",
];

/** Whether the owner must put it right in the files, before the editor can be opened. */
export const stopsEditor = ({ file, path, code }: Fault) =>
  // The forms of the interface words are made from the words.
  path.length === 0
    ? STOPPING.includes(code)
    : file.startsWith("locales/") && code.startsWith("wrong");
