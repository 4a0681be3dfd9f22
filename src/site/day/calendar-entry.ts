import type { CalendarDate } from "@brisa/typed-content/dates";
import type { Position } from "../../model/sun";
import type { Times } from "../../model/hours";
import { momentAt } from "../../model/port-time";

/* Source: RFC 5545, https://datatracker.ietf.org/doc/html/rfc5545 */

/** Octets, without the line's end (3.1). */
const LINE = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** A value's text (3.3.11), which must have no control characters. */
const textValue = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** What follows begins with a space (3.1). No character is divided. */
const folded = (line: string) => {
  const lines = [""];
  for (const character of line) {
    const last = `${lines.at(-1)}${character}`;
    if (octets(last) > LINE) lines.push(` ${character}`);
    else lines.splice(-1, 1, last);
  }
  return lines.join("\r\n");
};

type Property = readonly [name: string, value: string];

/** One property a line, folded. */
const icalendar = (properties: readonly Property[]) =>
  properties.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join("");

/** A moment: "20270918T153000Z". */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, "");

export type CalendarEntry = {
  day: CalendarDate;
  /** With the hours that it has on that day. */
  trip: Times & { jsonId: string };
  title: string;
  text: string;
  place: string;
  company: { name: string; website: string; position: Position };
  /** The address of the page that shows the same. */
  url: string;
};

/**
 * In the time of the port wherever the visitor is. It is the same entry for the same day and trip, so that a calendar
 * does not have it twice; and it invites nobody, as it has no method.
 */
export const calendarEntry = (entry: CalendarEntry, now: Date) => {
  const { day, trip, title, text, place, company, url } = entry;
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
    ["GEO", `${company.position.latitude};${company.position.longitude}`],
    ["URL", url],
    ["END", "VEVENT"],
    ["END", "VCALENDAR"],
  ]);
};
