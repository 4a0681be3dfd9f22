const asDate = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  // A browser may take the 31st of February for the 3rd of March.
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day) ? date : undefined;
};

/**
 * Returns a month in words, "noviembre de 2026"; undefined for what is none.
 * @param tag the language, as BCP 47
 */
export const monthText = (month: string, tag: string) => {
  const date = asDate(`${month}-01`);
  const format = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" });
  return date && format.format(date);
};

/** Returns a day in words, "lunes, 23 de noviembre de 2026"; undefined for what is none. */
export const dayText = (day: string, tag: string) => {
  const date = asDate(day);
  return date && new Intl.DateTimeFormat(tag, { dateStyle: "full", timeZone: "UTC" }).format(date);
};
