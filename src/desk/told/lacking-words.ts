import { languageCodes, type LanguageCode } from "../../base/languages";
import type { ContentError } from "../../typed-content/check/findings";
import { contentNow } from "../core/content-now";
import type { Work } from "../core/work";
import { languageOfText } from "../translations/translations";
import type { Words } from "../words";
import { languageNames, ownLabel } from "./labels";

/** Fields that are named; more are counted. */
const MOST_NAMED = 3;

/** «faltan «Fecha» y «Texto» en inglés y alemán», or how many. `errors` each mean that a value is missing. */
export const lackingWords = (errors: readonly ContentError[], work: Work, words: Words) => {
  const { lists, changes, tag } = words;
  const content = contentNow(work);
  const fields = new Map<string | undefined, Set<LanguageCode | undefined>>();
  for (const error of errors) {
    const label = ownLabel(content, error);
    fields.set(label, (fields.get(label) ?? new Set()).add(languageOfText(error)));
  }
  if (fields.size > MOST_NAMED || fields.has(undefined)) return lists.missing(errors.length);
  const names = [...fields].map(([label = "", missing]) => {
    const languages = languageCodes.filter((code) => missing.has(code));
    const isPart = !missing.has(undefined) && languages.length < languageCodes.length;
    const name = changes.quoted(label);
    return isPart ? `${name} ${changes.inLanguages(languageNames(languages, words))}` : name;
  });
  return lists.missingFields(names.length, new Intl.ListFormat(tag).format(names));
};
