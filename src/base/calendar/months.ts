import { languages, type LanguageCode } from "../languages";

/** The names of months in content files. */
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

/** One for each language, since creating one is slow. */
const formats: Partial<Record<LanguageCode, Intl.DateTimeFormat>> = {};

/** Returns the name of a month for use within a sentence: "abril", "April". */
export const monthName = (month: Month, language: LanguageCode) =>
  (formats[language] ??= new Intl.DateTimeFormat(languages[language].tag, {
    month: "long",
    timeZone: "UTC",
  })).format(Date.UTC(2000, months.indexOf(month)));
