import type { LanguageCode } from "../../base/languages";
import { htmlOfMarkdown } from "../texts/markdown";
import { placeholdersIn } from "../texts/placeholders";
import { withNoBreakSpaces } from "../texts/typography";

/**
 * Returns a text as pages show it: with placeholders filled in and non-breaking spaces.
 * @param filler returns the function that fills in placeholders; only called if the text has any
 */
export const textInLanguage = async (
  text: string,
  language: LanguageCode,
  filler: () => Promise<(text: string) => string>,
) => {
  const filled = placeholdersIn(text).length > 0 ? (await filler())(text) : text;
  return withNoBreakSpaces(filled, language);
};

/** Returns {@link textInLanguage} as HTML. */
export const htmlInLanguage = async (...parameters: Parameters<typeof textInLanguage>) =>
  htmlOfMarkdown(await textInLanguage(...parameters));
