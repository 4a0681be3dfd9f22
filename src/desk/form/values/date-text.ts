import { isCalendarDate, type CalendarDate } from "../../../base/calendar/calendar-date";
import { dayFormat } from "../../../base/format";

const inWords = (options: Intl.DateTimeFormatOptions) => (date: CalendarDate, tag: string) =>
  isCalendarDate(date) ? dayFormat(tag, options).format(new Date(date)) : undefined;

const monthOf = inWords({ month: "long", year: "numeric" });

/**
 * Formats a month, "noviembre de 2026". Returns undefined if it is not a valid month.
 * @param tag the language, as a BCP 47 tag
 */
export const monthText = (month: string, tag: string) => monthOf(`${month}-01`, tag);

/**
 * Formats a date, "lunes, 23 de noviembre de 2026". Returns undefined if it is not a valid date.
 * @param tag the language, as a BCP 47 tag
 */
export const dayText = inWords({ dateStyle: "full" });
