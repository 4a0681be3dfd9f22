import type { ContentError } from "../../typed-content/check/findings";
import { contentNow } from "../core/content-now";
import type { Work } from "../core/work";
import type { Words } from "../words";
import { ownLabel } from "./labels";

/** Most fields that are named; more are counted. */
const MOST_NAMED = 3;

/**
 * Returns which fields have no value: «faltan «Fecha» y «Estrellas»», or how many if they are many.
 * @param errors errors that each mean that a value is missing
 */
export const lackingWords = (errors: readonly ContentError[], work: Work, words: Words) => {
  const { lists, changes, tag } = words;
  const content = contentNow(work);
  const labels = new Set(errors.map((error) => ownLabel(content, error)));
  if (labels.size > MOST_NAMED || labels.has(undefined)) return lists.missing(errors.length);
  const names = [...labels].map((label = "") => changes.quoted(label));
  return lists.missingFields(names.length, new Intl.ListFormat(tag).format(names));
};
