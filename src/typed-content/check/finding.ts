import type { Path } from "../schema";
import type { SyntaxReason } from "../files/syntax";

/**
 * An error or a warning of the content check. Its code selects its sentence, of `messages` or of the
 * model; the other properties are the values in that message.
 */
export type Finding<Details extends { code: string }> = {
  /** Path below the content root, with `/`. */
  file: string;
  /** The field in the file; empty for a finding about the whole file. */
  path: Path;
} & Details;

/** The finding with a code, of some that there may be. A type of finding may have several codes. */
export type FindingOf<Each, Code> = Each extends { code: infer Own }
  ? Code extends Own
    ? Each
    : never
  : never;

/** Why a file cannot be read. */
export type Unreadable = Finding<
  | { code: "not-a-file" | "not-utf8" }
  | { code: "file-too-large"; limit: number }
  /** Line and column are counted from 1. */
  | { code: "invalid-syntax"; line: number; column: number; reason: SyntaxReason }
>;
