import { cachedBy } from "../helpers/cached-by";
import { languages, type Language, type LanguageCode } from "../languages";

const NO_BREAK_SPACE = "\u00A0";

/** The number may be a variable (`{{count}}`) or in bold (`**7**`). */
const NUMBER_BEFORE = "(?<=[\\d}]\\*{0,2}) ";

const NUMBER_AFTER = " (?=[\\d{[])";

const WORD_BEGINS = "(?<![\\p{L}\\p{N}])";
const WORD_ENDS = "(?![\\p{L}\\p{N}])";

/** At which a line must not break. */
const spacesIn = cachedBy(({ noBreak }: Language) => {
  const { units, numbered, abbreviated, others = [] } = noBreak;
  return [
    new RegExp(`${NUMBER_BEFORE}(?=(?:${units})${WORD_ENDS})`, "gu"),
    new RegExp(`(?<=${WORD_BEGINS}(?:${numbered}))${NUMBER_AFTER}`, "gu"),
    new RegExp(`(?<=${WORD_BEGINS}${abbreviated}\\.) (?=${abbreviated}\\.)`, "gu"),
    ...others,
  ];
});

/** The owner does not have to type them. Only single spaces change: Markdown, addresses and `{{variables}}` stay. */
export const withNoBreakSpaces = (text: string, language: LanguageCode) =>
  spacesIn(languages()[language]).reduce(
    (result, space) => result.replace(space, NO_BREAK_SPACE),
    text,
  );
