import { dayFormat } from "../format";

/** Their names in content files. */
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

/** As within a sentence: "abril", "April". */
export const monthName = (month: Month, tag: string) =>
  dayFormat(tag, { month: "long" }).format(Date.UTC(2000, months.indexOf(month)));
