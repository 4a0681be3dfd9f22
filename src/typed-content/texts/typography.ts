import type { LanguageCode } from "../../base/languages";

const NO_BREAK_SPACE = "\u00A0";

/** A space after a number, which may be a variable (`{{count}}`) or in bold (`**7**`). */
const NUMBER_BEFORE = "(?<=[\\d}]\\*{0,2}) ";

/** A space before a number, a variable or a bracket. */
const NUMBER_AFTER = " (?=[\\d{[])";

const WORD_BEGINS = "(?<![\\p{L}\\p{N}])";
const WORD_ENDS = "(?![\\p{L}\\p{N}])";

/** Matches the space between a number and the name of a unit: "5 %", "72 horas". */
const units = (names: string) => new RegExp(`${NUMBER_BEFORE}(?=(?:${names})${WORD_ENDS})`, "gu");

/** Matches the space between an abbreviation and a number: "Art. 30", "n.º 5". */
const numbered = (names: string) =>
  new RegExp(`(?<=${WORD_BEGINS}(?:${names}))${NUMBER_AFTER}`, "gu");

/** Matches the spaces within an abbreviation: "S. L.", "z. B.". */
const abbreviations = (part: string) =>
  new RegExp(`(?<=${WORD_BEGINS}${part}\\.) (?=${part}\\.)`, "gu");

/** The spaces at which a line must not break, by language. */
const spaces: Record<LanguageCode, RegExp[]> = {
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
 * Inserts the non-breaking spaces that a language requires, so that the owner does not have to type them. Only
 * replaces single spaces: Markdown, addresses and `{{variables}}` stay unchanged.
 */
export const withNoBreakSpaces = (text: string, language: LanguageCode) =>
  spaces[language].reduce((result, space) => result.replace(space, NO_BREAK_SPACE), text);
