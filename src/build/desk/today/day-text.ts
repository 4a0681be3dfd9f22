import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { dayFormat } from "../../../base/format";

/** «mié 25» or «jueves 26 de noviembre». `tag`: BCP 47. */
export const dayText = (date: CalendarDate, tag: string, length: "short" | "long") =>
  dayFormat(tag, {
    weekday: length,
    day: "numeric",
    ...(length === "long" && { month: length }),
  })
    .format(new Date(date))
    .replace(",", "");
