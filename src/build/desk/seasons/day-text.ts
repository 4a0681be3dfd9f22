import type { CalendarDate, Days } from "../../../base/calendar/calendar-date";
import { dayFormat } from "../../../base/format";
import { seasonWords } from "./words";

const formats = {
  /** "1 jul" */
  short: { day: "numeric", month: "short" },
  /** "1 jul 2027" */
  shortYear: { day: "numeric", month: "short", year: "numeric" },
  /** "1 de julio" */
  long: { day: "numeric", month: "long" },
  longYear: { day: "numeric", month: "long", year: "numeric" },
  /** "jul" */
  month: { month: "short" },
  /** "jueves" */
  weekday: { weekday: "long" },
  /** "sáb 14 ago" */
  ghost: { weekday: "short", day: "numeric", month: "short" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Returns a day in words.
 * @param tag the language, as a BCP 47 tag
 */
export const dayText = (day: CalendarDate, format: keyof typeof formats, tag: string) =>
  dayFormat(tag, formats[format])
    .format(new Date(day))
    .replace(",", "")
    .replace(/\bsept\b/, "sep");

/** Returns the first of some days, without its month if that is the same. */
const firstText = ({ from, to }: Days, format: "short" | "long", tag: string) =>
  from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : dayText(from, format, tag);

/** Returns days for a band: "1 jul – 31 ago". */
export const bandText = ({ from, to }: Days, tag: string) =>
  from === to
    ? dayText(from, "short", tag)
    : `${firstText({ from, to }, "short", tag)} – ${dayText(to, "short", tag)}`;

/** Returns days within a sentence: "del 1 de julio al 31 de agosto", "del 25 al 31 de agosto". */
export const rangeText = ({ from, to }: Days, tag: string) => {
  const say = seasonWords(tag);
  const last = dayText(to, "long", tag);
  if (from === to) return say.oneDay(last);
  return say.range(firstText({ from, to }, "long", tag), last);
};

/** Returns a day within a sentence: "el sábado 14 de agosto de 2027". */
export const wholeDayText = (day: CalendarDate, tag: string) =>
  seasonWords(tag).thatDay(dayText(day, "weekday", tag), dayText(day, "longYear", tag));
