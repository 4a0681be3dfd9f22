import type { CalendarDate } from "../../base/calendar/calendar-date";
import { icalendar, textValue } from "../../base/calendar/icalendar";
import type { Position } from "../../base/calendar/sun";
import type { Times } from "../../model/hours";
import { momentAt } from "../../model/port-time";

/** A moment: "20270918T153000Z". */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

export type CalendarEntry = {
  day: CalendarDate;
  /** With the hours that it has on that day. */
  trip: Times & { jsonId: string };
  title: string;
  text: string;
  place: string;
  position: Position;
  company: { name: string; website: string };
  /** The address of the page that shows the same. */
  url: string;
};

/**
 * In the time of the port wherever the visitor is. It is the same entry for the same day and trip, so that a calendar
 * does not have it twice; and it invites nobody, as it has no method.
 */
export const calendarEntry = (entry: CalendarEntry, now: Date) => {
  const { day, trip, title, text, place, position, company, url } = entry;
  return icalendar([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", textValue(`-//${company.name}//${company.name}//ES`)],
    ["CALSCALE", "GREGORIAN"],
    ["BEGIN", "VEVENT"],
    ["UID", `${day}-${trip.jsonId}@${new URL(company.website).host}`],
    ["DTSTAMP", utc(now)],
    ["DTSTART", utc(momentAt(day, trip.start))],
    ["DTEND", utc(momentAt(day, trip.end))],
    ["SUMMARY", textValue(title)],
    ["DESCRIPTION", textValue(text)],
    ["LOCATION", textValue(place)],
    ["GEO", `${position.latitude};${position.longitude}`],
    ["URL", url],
    ["END", "VEVENT"],
    ["END", "VCALENDAR"],
  ]);
};
