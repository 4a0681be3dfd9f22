import type { Path } from "../schema";

/** Something in the content that must be put right before the site can be built. */
export type Fault = {
  /** Path below the content root, with `/`. */
  file: string;
  path: Path;
  /** Names a sentence in `sentences.ts`. */
  code: FaultCode;
  /** What the sentence speaks of: the value found, the name meant, a limit. */
  detail?: string;
};

export type FaultCode =
  | "unknown-field"
  | "missing-field"
  | "missing-language"
  | "empty"
  | "wrong"
  | "too-small"
  | "too-big"
  | "too-long"
  | "too-few"
  | "too-many"
  | "control-character"
  | "outer-space"
  | "not-nfc"
  | "end-before-start"
  | "invalid-syntax"
  | "missing-file"
  | "missing-entry"
  | "duplicate-id"
  | "unknown-reference"
  | "repeated-reference"
  | "missing-reference"
  | "unknown-placeholder"
  | "missing-word"
  | "different-variables"
  | "misplaced"
  | "name-not-ascii"
  | "picture-missing"
  | "picture-unreadable"
  | "picture-truncated"
  | "picture-too-large";
