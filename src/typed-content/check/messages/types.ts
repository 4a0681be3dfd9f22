import type { FindingOf } from "../finding";
import type { SyntaxReason } from "../../files/syntax";
import type { Kind } from "../../fields/kind";
import type { ContentFinding, OfModel } from "../findings";

type OwnFinding = Exclude<ContentFinding, OfModel>;

export type Messages = {
  /** What is wrong, doubtful or missing, and what to do. */
  findings: { [Code in OwnFinding["code"]]: (finding: FindingOf<OwnFinding, Code>) => string };
  /** Completes "Here goes …". */
  expected: Record<Kind | "integer", string> & { oneOf: (values: string[]) => string };
  /** Completes "the mistake is in line 3, column 1: …". */
  syntax: Record<SyntaxReason, string>;
  /** "At the desk: Datos › Empresa." */
  inEditor: (place: string) => string;
  checkSummary: (errors: number, warnings: number) => string;
  launchSummary: (missing: number) => string;
};
