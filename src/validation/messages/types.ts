import type { ContentError, ErrorCode } from "../../content-files/error";
import type { SyntaxReason } from "../../content-files/parse";
import type { Kind } from "../../model/fields/kind";
import type { Warning } from "../warnings/warning";

/** The languages in which messages to the owner are written. */
export type OwnerLanguage = "es" | "en";

/** An error with everything that its message may name. */
export type ErrorContext = Pick<ContentError, "file" | "path"> & {
  detail: string;
  other: string;
  options: string[];
  /** The field's label, in Spanish. */
  title: string;
  /** What the field should hold, in words. */
  expected: string;
  /** Where parsing failed, counted from 1, and why; 0 and "" for other errors. */
  line: number;
  column: number;
  reason: string;
};

type WarningMessages = {
  [Code in Warning["code"]]: (details: Extract<Warning, { code: Code }>) => string;
};

/** Every message to the owner in one language. */
export type Messages = {
  /** What is wrong and what to do. */
  errors: Record<ErrorCode, (context: ErrorContext) => string>;
  /** What to look at and what to do. */
  warnings: WarningMessages;
  /** What each kind of field should hold, to complete "Here goes …". */
  expected: Record<Kind | "integer", string> & { oneOf: (values: string[]) => string };
  /** Why a file cannot be parsed, to complete "the mistake is in line 3, column 1: …". */
  syntax: Record<SyntaxReason, string>;
  /** Where the editor shows a field: "In the editor: Datos › Empresa." */
  inEditor: (place: string) => string;
  /** The last line of `npm run check`. */
  checkSummary: (errors: number, warnings: number) => string;
  /** The last line of `npm run launch-check`. */
  launchSummary: (missing: number) => string;
};
