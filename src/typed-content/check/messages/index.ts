import type { ContentFinding } from "../findings";
import type { Missing } from "../../../model/launch";
import { en } from "./en";
import { es } from "./es";
import type { Messages, OwnerLanguage } from "./types";

export type { OwnerLanguage } from "./types";

/** All messages to the owner, by language. */
export const messages: Record<OwnerLanguage, Messages> = { es, en };

/** Returns a finding on one line: "file › field: what is wrong or doubtful, what to do". */
export const findingLine = (finding: ContentFinding, language: OwnerLanguage = "es") => {
  const { file, path } = finding;
  // List items are counted from 1.
  const steps = path.map((step) => (typeof step === "number" ? step + 1 : step));
  return singleLine(`${[file, ...steps].join(" › ")}: ${findingMessage(finding, language)}`);
};

/** Returns what is wrong or doubtful and what to do, without the file and the field. */
export const findingMessage = (finding: ContentFinding, language: OwnerLanguage = "es") => {
  // Each code's message takes the findings of that code, which TypeScript cannot relate here.
  const message = messages[language].findings[finding.code] as (each: ContentFinding) => string;
  return singleLine(message(finding));
};

/** Returns what is missing on one line: "file › field: what is missing. At the desk: where to enter it." */
export const missingLine = (missing: Missing, language: OwnerLanguage = "es") =>
  singleLine(`${findingLine(missing, language)} ${messages[language].inEditor(missing.place)}`);

/** Replaces control characters. Names of files and fields are untrusted and must not affect the terminal. */
const singleLine = (text: string) => text.replace(/\p{Cc}/gu, "�");
