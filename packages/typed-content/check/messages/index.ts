import type { OwnerLanguage } from "./owner-language";
import type { ModelSentences } from "../../content";
import { ofModel, type ContentFinding } from "../findings";
import type { Missing, PromiseFinding } from "../launch";
import { en } from "./en";
import { es } from "./es";
import { messageIn, singleLine, type Messages } from "./message-in";
import type { FindingOf } from "../finding";

export type OwnSentences = Record<OwnerLanguage, ModelSentences>;

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

type Sentences = {
  [Code in PromiseFinding["code"]]: (finding: FindingOf<PromiseFinding, Code>) => string;
};

/** The desk does not load them: it asks about promises otherwise. */
const promiseSentences: Record<OwnerLanguage, Sentences> = {
  es: {
    unconfirmed: ({ title }) =>
      `«${title}» es lo que traía la web: decid que es lo vuestro, o cambiadlo.`,
    "old-name": ({ name, text }) =>
      `«${text}» nombra todavía «${name}». Cambiadlo, o confirmad que es así.`,
  },
  en: {
    unconfirmed: ({ title }) =>
      `“${title}” is what the site came with: say that it is yours, or change it.`,
    "old-name": ({ name, text }) =>
      `“${text}” still names “${name}”. Change it, or confirm that it is so.`,
  },
};
