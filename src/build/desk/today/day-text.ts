import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { dayFormat } from "../../../base/format";

/**
 * Returns a day in a few letters, «mié 25», or in full, «jueves 26 de noviembre».
 * @param tag the language, as a BCP 47 tag
 */
export const dayText = (date: CalendarDate, tag: string, length: "short" | "long") =>
  dayFormat(tag, {
    weekday: length,
    day: "numeric",
    ...(length === "long" && { month: length }),
  })
    .format(new Date(date))
    .replace(",", "");
