import type { CalendarDate } from "../../base/calendar/calendar-date";
import { icalendar, textValue, type Property } from "../../base/calendar/icalendar";
import type { Position } from "../../base/calendar/sun";
import type { Times } from "../../model/hours";
import { TIME_ZONE } from "../../model/palma";

/** The time zone's rules since 1996: calendars that do not know its name go by them. */
const ZONE: readonly Property[] = [
  ["BEGIN", "VTIMEZONE"],
  ["TZID", TIME_ZONE],
  ["BEGIN", "DAYLIGHT"],
  ["DTSTART", "19960331T020000"],
  ["RRULE", "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"],
  ["TZOFFSETFROM", "+0100"],
  ["TZOFFSETTO", "+0200"],
  ["TZNAME", "CEST"],
  ["END", "DAYLIGHT"],
  ["BEGIN", "STANDARD"],
  ["DTSTART", "19961027T030000"],
  ["RRULE", "FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"],
  ["TZOFFSETFROM", "+0200"],
  ["TZOFFSETTO", "+0100"],
  ["TZNAME", "CET"],
  ["END", "STANDARD"],
  ["END", "VTIMEZONE"],
];

/** A time in Palma: "20270918T173000". */
const local = (day: CalendarDate, time: string) => `${day}T${time}00`.replace(/[-:]/g, "");

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
 * Returns the calendar file of a trip on a day, in the time of Palma wherever the visitor is. It is the same entry for
 * the same day and trip, so that a calendar does not have it twice; and it invites nobody, as it has no method.
 * @param now the moment at which it is written
 */
export const calendarEntry = (entry: CalendarEntry, now: Date) => {
  const { day, trip, title, text, place, position, company, url } = entry;
  return icalendar([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", textValue(`-//${company.name}//${company.name}//ES`)],
    ["CALSCALE", "GREGORIAN"],
    ...ZONE,
    ["BEGIN", "VEVENT"],
    ["UID", `${day}-${trip.jsonId}@${new URL(company.website).host}`],
    ["DTSTAMP", utc(now)],
    [`DTSTART;TZID=${TIME_ZONE}`, local(day, trip.start)],
    [`DTEND;TZID=${TIME_ZONE}`, local(day, trip.end)],
    ["SUMMARY", textValue(title)],
    ["DESCRIPTION", textValue(text)],
    ["LOCATION", textValue(place)],
    ["GEO", `${position.latitude};${position.longitude}`],
    ["URL", url],
    ["END", "VEVENT"],
    ["END", "VCALENDAR"],
  ]);
};
