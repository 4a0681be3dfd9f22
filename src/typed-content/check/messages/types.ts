import type { SyntaxReason } from "../../files/parse";
import type { Kind } from "../../fields/kind";
import type { ContentFinding } from "../findings";

/** The languages in which messages to the owner are written. */
export type OwnerLanguage = "es" | "en";

/** The finding with a code. A type of finding may have several codes. */
type FindingOf<Code, Each = ContentFinding> = Each extends { code: infer Own }
  ? Code extends Own
    ? Each
    : never
  : never;

/** Every message to the owner in one language. */
export type Messages = {
  /** What is wrong, doubtful or missing, and what to do. */
  findings: { [Code in ContentFinding["code"]]: (finding: FindingOf<Code>) => string };
  /** The value that each kind of field should have, to complete "Here goes …". */
  expected: Record<Kind | "integer", string> & { oneOf: (values: string[]) => string };
  /** Why a file cannot be parsed, to complete "the mistake is in line 3, column 1: …". */
  syntax: Record<SyntaxReason, string>;
  /** Where the desk has a field: "At the desk: Datos › Empresa." */
  inEditor: (place: string) => string;
  /** The last line of `npm run check`. */
  checkSummary: (errors: number, warnings: number) => string;
  /** The last line of `npm run launch-check`. */
  launchSummary: (missing: number) => string;
};
