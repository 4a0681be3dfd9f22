import type { Path } from "../schema";
import type { SyntaxReason } from "../files/syntax";

/** The code selects the sentence, of `messages` or of the model; the other properties are its values. */
export type Finding<Details extends { code: string }> = {
  /** Below the content root, with `/`. */
  file: string;
  /** Empty for a finding about the whole file. */
  path: Path;
} & Details;

/** The finding with one of several codes, which a type of finding may have. */
export type FindingOf<Each, Code> = Each extends { code: infer Own }
  ? Code extends Own
    ? Each
    : never
  : never;

export type Unreadable = Finding<
  | { code: "not-a-file" | "not-utf8" }
  | { code: "file-too-large"; limit: number }
  /** Line and column are counted from 1. */
  | { code: "invalid-syntax"; line: number; column: number; reason: SyntaxReason }
>;
