import type { ContentFinding } from "../findings";
import type { Missing } from "../launch";
import { en } from "./en";
import { es } from "./es";
import type { Messages, OwnerLanguage } from "./types";

export type { OwnerLanguage } from "./types";

/** All messages to the owner, by language. */
export const messages: Record<OwnerLanguage, Messages> = { es, en };

/** "file › field: what is wrong or doubtful, what to do", on one line. */
export const findingLine = (finding: ContentFinding, language: OwnerLanguage = "es") => {
  const { file, path } = finding;
  // List items are counted from 1.
  const steps = path.map((step) => (typeof step === "number" ? step + 1 : step));
  return singleLine(`${[file, ...steps].join(" › ")}: ${findingMessage(finding, language)}`);
};

/** What is wrong or doubtful and what to do, without the place. */
export const findingMessage = (finding: ContentFinding, language: OwnerLanguage = "es") => {
  // Each code's message takes the findings of that code, which TypeScript cannot relate here.
  const message = messages[language].findings[finding.code] as (each: ContentFinding) => string;
  return singleLine(message(finding));
};

/** "file › field: what is missing. In the editor: where to enter it.", on one line. */
export const missingLine = (missing: Missing, language: OwnerLanguage = "es") =>
  singleLine(`${findingLine(missing, language)} ${messages[language].inEditor(missing.place)}`);

/** Names of files and fields come from outside; they must not break the line or the terminal. */
const singleLine = (text: string) => text.replace(/\p{Cc}/gu, "�");
