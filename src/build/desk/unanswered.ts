import type { OwnerLanguage } from "../../base/languages";
import { isRecord } from "../../base/is-record";
import { questions } from "../../model/collections/questions";
import { isShown } from "../../typed-content/shown";
import type { RowNote } from "../../desk/site";

const words: Record<OwnerLanguage, string> = {
  es: "Sin respuesta: no sale en la web",
  en: "No answer: not on the site",
};

/** Undefined if the question has an answer, or is hidden anyway. */
export const unanswered = (data: unknown, language: OwnerLanguage): RowNote | undefined =>
  isRecord(data) && data.hidden !== true && !isShown(data, questions.shownWith)
    ? { detail: words[language], isOver: false }
    : undefined;
