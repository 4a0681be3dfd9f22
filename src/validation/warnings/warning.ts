import type { LanguageCode } from "../../languages";
import type { Path } from "../../model/schema";

/** Something that the owner should look at, and that may be right all the same. */
export type Advice = {
  /** Path below the content root, with `/`. */
  file: string;
  /** The field in the file; empty when the advice is about the file. */
  path: Path;
} & Matter;

/** What the sentence speaks of. */
export type Matter =
  | { code: "longer" | "shorter" | "same"; than: LanguageCode }
  | { code: "small-picture"; width: number }
  | { code: "file-name" }
  | { code: "price"; before: number; now: number }
  | { code: "not-entered"; value: string }
  | { code: "open-bracket"; value: string; everywhere: boolean }
  | { code: "unnamed-key"; value: string; languages: LanguageCode[] }
  | { code: "sample" }
  | { code: "stand-in" };
