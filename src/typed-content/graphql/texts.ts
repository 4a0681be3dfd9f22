import type { LanguageCode } from "../../base/languages";
import { htmlOfMarkdown } from "../texts/markdown";
import { placeholdersIn } from "../texts/placeholders";
import { withNoBreakSpaces } from "../texts/typography";

/** A field with a text for each language. A language may be missing while the owner is adding it. */
export type Texts = Partial<Record<LanguageCode, string>>;

/**
 * Returns the text in one language, with placeholders filled in and non-breaking spaces.
 * @param filler returns the function that fills in placeholders; only called if the text has any
 */
export const textInLanguage = async (
  texts: Texts,
  language: LanguageCode,
  filler: () => Promise<(text: string) => string>,
) => {
  const text = texts[language] ?? "";
  const filled = placeholdersIn(text).length > 0 ? (await filler())(text) : text;
  return withNoBreakSpaces(filled, language);
};

/** Returns {@link textInLanguage} as HTML. */
export const htmlInLanguage = async (...parameters: Parameters<typeof textInLanguage>) =>
  htmlOfMarkdown(await textInLanguage(...parameters));
