import type { LanguageCode } from "../../languages";
import type { ReferenceWarnings } from "../../model/fields/kind";
import type { Path } from "../../model/schema";

/** Something that the owner should look at and that may be right; it stops no build. */
export type Warning = {
  /** Path below the content root, with `/`. */
  file: string;
  /** The field in the file; empty for a warning about the whole file. */
  path: Path;
} & WarningDetails;

/** The code and what its message names. */
export type WarningDetails =
  | { code: "longer" | "shorter" | "same"; than: LanguageCode }
  | { code: "small-picture"; width: number }
  | { code: "file-name" }
  | { code: "price"; before: number; now: number }
  | { code: "not-entered"; value: string }
  | { code: ReferenceWarnings["unreferenced"]; list: string }
  | { code: ReferenceWarnings["dangling"]; id: string }
  | { code: "few-trips"; count: number }
  | { code: "open-bracket"; value: string; everywhere: boolean }
  | { code: "long-title" | "long-description"; length: number; limit: number }
  | { code: "same-title" | "same-description"; other: string }
  | { code: "no-place" }
  | { code: "owner-only" }
  | { code: "sample" }
  | { code: "stand-in" };
