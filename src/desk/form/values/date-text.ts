import { isCalendarDate, type CalendarDate } from "../../../base/calendar/calendar-date";
import { dayFormat } from "../../../base/format";

const inWords = (options: Intl.DateTimeFormatOptions) => (date: CalendarDate, tag: string) =>
  isCalendarDate(date) ? dayFormat(tag, options).format(new Date(date)) : undefined;

const monthOf = inWords({ month: "long", year: "numeric" });

/** "noviembre de 2026"; undefined if the month is not valid. `tag`: BCP 47. */
export const monthText = (month: string, tag: string) => monthOf(`${month}-01`, tag);

/** "lunes, 23 de noviembre de 2026"; undefined if the date is not valid. `tag`: BCP 47. */
export const dayText = inWords({ dateStyle: "full" });

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** As stored, `HH:MM`. */
export const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** For the form: "9:30". */
export const timeText = (time: string) => time.replace(/^0(?=\d:)/, "");

/** "3,5 horas", "3 h 20 min". Both times are of one day. `tag`: BCP 47. */
export const durationText = (start: string, end: string, tag: string) => {
  const minutes = minutesOf(end) - minutesOf(start);
  const part = (value: number, unit: "hour" | "minute", unitDisplay: "long" | "short") =>
    new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay }).format(value);
  if (minutes >= 60 && minutes % 30 === 0) return part(minutes / 60, "hour", "long");
  if (minutes < 60) return part(minutes, "minute", "long");
  return `${part(Math.floor(minutes / 60), "hour", "short")} ${part(minutes % 60, "minute", "short")}`;
};
