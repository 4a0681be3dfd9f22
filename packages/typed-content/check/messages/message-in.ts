import type { ModelSentences } from "../../content";
import type { ContentFinding, OfModel } from "../findings";
import type { FindingOf } from "../finding";
import type { SyntaxReason } from "../../files/syntax";
import type { Kind } from "../../fields/kind";

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

/**
 * The `own` sentences of the model come first: they may say more of a fault that any model can have.
 * @throws in the developer's words, if a rule that TypeScript has not checked finds what has no sentence
 */
export const messageIn = (
  messages: Messages["findings"],
  own: ModelSentences | undefined,
  finding: ContentFinding,
) => {
  const { code }: { code: string } = finding;
  const sentences: Record<string, unknown> = messages;
  // TypeScript cannot relate the code to its findings here.
  const message = (own?.[code] ?? sentences[code]) as
    | ((each: ContentFinding) => string)
    | undefined;
  if (!message)
    throw new Error(
      `${finding.file}: the code "${code}" has no sentence. Write it, or correct the code.`,
    );
  return singleLine(message(finding));
};

/**
 * Without control characters, and those that end a line or reverse its direction: names of files and fields are
 * untrusted and must not affect the terminal.
 */
export const singleLine = (text: string) =>
  text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, "�");
