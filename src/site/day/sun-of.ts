import { daysFrom, type CalendarDate } from "../../base/calendar/calendar-date";
import { sunPath, sunPathOn, type Position, type SunPath } from "../../base/calendar/sun";
import { sunsetOn } from "../../base/calendar/sunset";
import { toHours } from "../../base/calendar/time";
import { hoursAhead } from "../../model/port-time";
import { sunsetTime } from "../../model/sunset-time";

export type Sun = {
  path: SunPath;
  /** The minute of sunset, "19:54"; undefined without a chosen day. */
  sunset?: string;
};

/** On 1 August. */
export const summerSun = (position: Position) =>
  sunPath(position, hoursAhead(new Date("2027-08-01T12:00:00Z")));

/** Without a day, that of 1 August. */
export const sunOf = (day: CalendarDate | undefined, position: Position): Sun => {
  if (day === undefined) return { path: summerSun(position) };
  const dayOfYear = daysFrom(`${day.slice(0, 4)}-01-01`, day);
  const utcOffset = hoursAhead(sunsetOn(day, position));
  return { path: sunPathOn(position, dayOfYear, utcOffset), sunset: sunsetTime(day, position) };
};

/** The part of the sunset's sky that ends with its red, after which it is dark (`src/model/skies.ts`). */
const RED = 0.64;

/** The least part of a trip that its sky takes, so that one in the dark is not without colour. */
const LEAST = 0.05;

/**
 * How much of a trip its sky takes, so that the red lies on the minute of sunset; undefined if it takes the trip as it
 * is.
 */
export const reachOf = (
  trip: { start: string; end: string; sky: string },
  sunset: string | undefined,
): number | undefined => {
  if (trip.sky !== "sunset" || sunset === undefined) return undefined;
  const [start, end, set] = [trip.start, trip.end, sunset].map(toHours) as [number, number, number];
  return Math.max(LEAST, (set - start) / (end - start) / RED);
};
