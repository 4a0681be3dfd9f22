import type { FindingOf } from "../finding";
import type { SyntaxReason } from "../../files/syntax";
import type { Kind } from "../../fields/kind";
import type { ContentFinding, OfModel } from "../findings";

/** What any model can have wrong. */
type OwnFinding = Exclude<ContentFinding, OfModel>;

/** Every message to the owner in one language. */
export type Messages = {
  /** What is wrong, doubtful or missing, and what to do. */
  findings: { [Code in OwnFinding["code"]]: (finding: FindingOf<OwnFinding, Code>) => string };
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
