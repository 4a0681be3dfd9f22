import {
  isCalendarDate,
  type CalendarDate,
  duration,
  dayFormat,
  hours,
} from "@brisa/typed-content/dates";

const inWords = (options: Intl.DateTimeFormatOptions) => (date: CalendarDate, tag: string) =>
  isCalendarDate(date) ? dayFormat(tag, options).format(new Date(date)) : undefined;

const monthOf = inWords({ month: "long", year: "numeric" });

/** "noviembre de 2026"; undefined if the month is not valid. `tag`: BCP 47. */
export const monthText = (month: string, tag: string) => monthOf(`${month}-01`, tag);

/** "lunes, 23 de noviembre de 2026"; undefined if the date is not valid. `tag`: BCP 47. */
export const dayText = inWords({ dateStyle: "full" });

/** As stored, `HH:MM`. */
export const isTime = (value: unknown): value is string =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

/** For the form: "9:30". */
export const timeText = (time: string) => time.replace(/^0(?=\d:)/, "");

/** "3,5 horas", "3 h 20 min". Both times are of one day. `tag`: BCP 47. */
export const durationText = (start: string, end: string, tag: string) => {
  const count = duration({ start, end });
  const isOneWord = count < 1 || Math.round(count * 60) % 30 === 0;
  return hours(count, tag, isOneWord ? "long" : "short");
};
