import type { OwnerLanguage } from "../../../base/languages";
import type { ModelSentences } from "../../content";
import { ofModel, type ContentFinding } from "../findings";
import type { Missing } from "../launch";
import { en } from "./en";
import { es } from "./es";
import { promiseSentences } from "./promises";
import { messageIn, singleLine } from "./message-in";
import type { Messages } from "./types";

export type OwnSentences = Record<OwnerLanguage, ModelSentences>;

export const NO_OWN: OwnSentences = { es: {}, en: {} };

export const messages: Record<OwnerLanguage, Messages> = { es, en };

/** "file › field: what is wrong or doubtful, what to do" */
export const findingLine = (
  finding: ContentFinding,
  own: OwnSentences,
  language: OwnerLanguage = "es",
) => {
  const { file, path } = finding;
  const steps = path.map((step) => (typeof step === "number" ? step + 1 : step));
  return singleLine(`${[file, ...steps].join(" › ")}: ${findingMessage(finding, own, language)}`);
};

export const findingMessage = (
  finding: ContentFinding,
  own: OwnSentences,
  language: OwnerLanguage = "es",
) => messageIn(messages[language].findings, own[language], finding);

/** "file › field: what is missing. At the desk: where to enter it." */
export const missingLine = (
  missing: Missing,
  own: OwnSentences,
  language: OwnerLanguage = "es",
) => {
  const sentences = { ...own, [language]: { ...own[language], ...promiseSentences[language] } };
  const line = findingLine(ofModel(missing), sentences, language);
  return singleLine(`${line} ${messages[language].inEditor(missing.place)}`);
};
