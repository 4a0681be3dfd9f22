import type { LanguageCode } from "../../base/languages";

const NO_BREAK_SPACE = "\u00A0";

/** The number may be a variable (`{{count}}`) or in bold (`**7**`). */
const NUMBER_BEFORE = "(?<=[\\d}]\\*{0,2}) ";

const NUMBER_AFTER = " (?=[\\d{[])";

const WORD_BEGINS = "(?<![\\p{L}\\p{N}])";
const WORD_ENDS = "(?![\\p{L}\\p{N}])";

/** "5 %", "72 horas". */
const units = (names: string) => new RegExp(`${NUMBER_BEFORE}(?=(?:${names})${WORD_ENDS})`, "gu");

/** "Art. 30", "n.º 5". */
const numbered = (names: string) =>
  new RegExp(`(?<=${WORD_BEGINS}(?:${names}))${NUMBER_AFTER}`, "gu");

/** "S. L.", "z. B.". */
const abbreviations = (part: string) =>
  new RegExp(`(?<=${WORD_BEGINS}${part}\\.) (?=${part}\\.)`, "gu");

/** At which a line must not break. */
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

/** The owner does not have to type them. Only single spaces change: Markdown, addresses and `{{variables}}` stay. */
export const withNoBreakSpaces = (text: string, language: LanguageCode) =>
  spaces[language].reduce((result, space) => result.replace(space, NO_BREAK_SPACE), text);
