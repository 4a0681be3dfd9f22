import { micromark } from "micromark";
import type { LanguageCode } from "../languages";
import { placeholderValues } from "../model/placeholder-values";
import { fillPlaceholders, placeholdersIn, type Facts } from "../model/placeholders";
import { withNoBreakSpaces } from "./typography";

/** A `{es, en, de}` field; a language may be missing where the owner is about to add it. */
export type Texts = Partial<Record<LanguageCode, string>>;

/**
 * Returns the text in one language, its placeholders filled in, typeset.
 * @param facts asked for only if the text names one
 */
export const localizedText = async (
  texts: Texts,
  language: LanguageCode,
  facts: () => Promise<Facts>,
) => {
  const text = texts[language] ?? "";
  const filled =
    placeholdersIn(text).length > 0
      ? fillPlaceholders(text, placeholderValues(await facts(), language))
      : text;
  return withNoBreakSpaces(filled, language);
};

/** Returns the same as HTML. Micromark escapes any HTML in the text and drops unsafe links. */
export const localizedHtml = async (...parameters: Parameters<typeof localizedText>) =>
  micromark(await localizedText(...parameters));
