import { isCalendarDate, type CalendarDate } from "../../../base/calendar/calendar-date";
import { dayFormat } from "../../../base/format";

const inWords = (options: Intl.DateTimeFormatOptions) => (date: CalendarDate, tag: string) =>
  isCalendarDate(date) ? dayFormat(tag, options).format(new Date(date)) : undefined;

const monthOf = inWords({ month: "long", year: "numeric" });

/** "noviembre de 2026"; undefined if the month is not valid. `tag`: BCP 47. */
export const monthText = (month: string, tag: string) => monthOf(`${month}-01`, tag);

/** "lunes, 23 de noviembre de 2026"; undefined if the date is not valid. `tag`: BCP 47. */
export const dayText = inWords({ dateStyle: "full" });
