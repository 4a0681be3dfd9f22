import type { LanguageCode } from "../languages";
import { withNoBreakSpaces } from "../texts/typography";

/** Typeset like the texts of the content. */
export const typesetMessages = (messages: unknown, language: LanguageCode): unknown =>
  JSON.parse(JSON.stringify(messages), (_, word: unknown) =>
    typeof word === "string" ? withNoBreakSpaces(word, language) : word,
  );
