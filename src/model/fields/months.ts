import { languages, type LanguageCode } from "../../languages";

/** The months of any year, as content files name them. */
export const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

export type Month = (typeof months)[number];

/** The name of a month within a sentence: "abril", "April". */
export const monthName = (month: Month, language: LanguageCode) =>
  new Intl.DateTimeFormat(languages[language].tag, { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2000, months.indexOf(month)),
  );
