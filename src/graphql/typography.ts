import type { LanguageCode } from "../languages";

const NO_BREAK_SPACE = "\u00A0";

/** The end of a number, which may be a variable (`{{count}}`) or stand in bold (`**7**`). */
const NUMBER_BEFORE = "(?<=[\\d}]\\*{0,2}) ";

/** The start of a number, of a variable or of an open bracket. */
const NUMBER_AFTER = " (?=[\\d{[])";

const WORD_BEGINS = "(?<![\\p{L}\\p{N}])";
const WORD_ENDS = "(?![\\p{L}\\p{N}])";

/** "5 %", "72 horas": the names of units after a number. */
const units = (names: string) => new RegExp(`${NUMBER_BEFORE}(?=(?:${names})${WORD_ENDS})`, "gu");

/** "Art. 30", "n.º 5": abbreviations before a number. */
const numbered = (names: string) =>
  new RegExp(`(?<=${WORD_BEGINS}(?:${names}))${NUMBER_AFTER}`, "gu");

/** "S. L.", "z. B.": parts of one abbreviation, each with its full stop. */
const abbreviations = (part: string) =>
  new RegExp(`(?<=${WORD_BEGINS}${part}\\.) (?=${part}\\.)`, "gu");

/** Spaces at which no line may end. */
const spaces: Partial<Record<LanguageCode, RegExp[]>> = {
  es: [
    units("%|€|h|min|horas?|minutos?"),
    numbered("[Nn]\\.º|[Nn]úm\\.|[Aa]rts?\\."),
    abbreviations("\\p{Lu}{1,2}"),
  ],
  en: [
    units("%|€|h|hrs?|min|hours?|minutes?|am|pm"),
    numbered("[Nn]os?\\.|[Aa]rts?\\."),
    abbreviations("\\p{Lu}{1,2}"),
  ],
  de: [
    units("%|€|h|min|Std\\.|Min\\.|Stunden?|Minuten?|Uhr"),
    numbered("Nr\\.|Art\\.|Abs\\.|Ziff\\.|§"),
    // "lit. a", "Buchst. l"
    new RegExp(`(?<=${WORD_BEGINS}(?:lit|Buchst)\\.) (?=\\p{Ll}${WORD_ENDS})`, "gu"),
    abbreviations("(?:\\p{L}|\\p{Lu}{2})"),
    // "Wird gesendet …"
    / (?=…)/gu,
  ],
};

/**
 * A text with non-breaking spaces where its language wants them, so that nobody has to type them.
 * Nothing but single spaces changes: Markdown, addresses and `{{variables}}` stay as they are.
 */
export const withNoBreakSpaces = (text: string, language: LanguageCode) =>
  (spaces[language] ?? []).reduce((result, space) => result.replace(space, NO_BREAK_SPACE), text);
