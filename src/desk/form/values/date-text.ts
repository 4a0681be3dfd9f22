const asDate = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  // `Date` may turn 31 February into 3 March.
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day) ? date : undefined;
};

/**
 * Formats a month, "noviembre de 2026". Returns undefined if it is not a valid month.
 * @param tag the language, as a BCP 47 tag
 */
export const monthText = (month: string, tag: string) => {
  const date = asDate(`${month}-01`);
  const format = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
  return date && format.format(date);
};

/**
 * Formats a date, "lunes, 23 de noviembre de 2026". Returns undefined if it is not a valid date.
 * @param tag the language, as a BCP 47 tag
 */
export const dayText = (day: string, tag: string) => {
  const date = asDate(day);
  return date && new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone: "UTC" }).format(date);
};
