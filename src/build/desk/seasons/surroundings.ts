import { toHours } from "../../../base/calendar/time";
import type { Position } from "../../../base/calendar/sun";
import { isRecord } from "../../../base/is-record";
import { company } from "../../../model/collections/company";
import { factFilesIn, tariffIn, timetableIn } from "../../../model/facts";
import type { Times } from "../../../model/hours";
import type { Season as Months } from "../../../model/season";
import { sunsetTime } from "../../../model/sunset-time";
import { shownTrips } from "../../../model/warnings/shown-trips";
import type { Content } from "../../../typed-content/content";
import { dayAt, type Span } from "./year";

/** The trip that follows the sun. */
export type SunsetTrip = Times & { trip: string };

/** What the picture of a year has to know besides the seasons. */
export type Surroundings = {
  /** The months with trips. */
  months: Months;
  /** Undefined if it is wrong. */
  position?: Position;
  /** Undefined if none is sold. */
  sunsetTrip?: SunsetTrip;
};

/** Returns the months with trips, where the sun sets, and the trip with its sky. */
export const surroundingsIn = (content: Content): Surroundings => {
  const { company: place } = factFilesIn(content);
  const position = company.schema.shape.position.safeParse(isRecord(place) && place.position);
  const withSunset = shownTrips(content).flatMap(({ data }) =>
    isRecord(data) && data.sky === "sunset" ? [data.id] : [],
  );
  return {
    months: tariffIn(content).months,
    position: position.data,
    sunsetTrip: timetableIn(content).trips.find(({ trip }) => withSunset.includes(trip)),
  };
};

/** The hours that the picture shows, from below to above. */
export const PICTURE = { first: 16, last: 23 };

/** Days between two points of the curve. */
const STEP = 6;

/**
 * Returns the hours of sunset through days of a year as a path, 100 high. It is broken where the clocks change, by more
 * than half an hour between two days.
 */
export const sunsetPath = (year: number, spans: readonly Span[], position: Position) => {
  const hourOf = (day: number) => toHours(sunsetTime(dayAt(year, day), position));
  const commands: string[] = [];
  for (const { from, to } of spans) {
    let last: number | undefined;
    for (let day = from; day < to; day += day + STEP < to ? STEP : Math.max(1, to - 1 - day)) {
      const hour = hourOf(day);
      if (last !== undefined && Math.abs(hour - last) > 0.5) {
        // Both sides of the night on which the clocks change.
        const change = clockChange(day - STEP, day, hourOf);
        commands.push(point("L", change - 1, hourOf(change - 1)));
        commands.push(point("M", change, hourOf(change)));
      }
      commands.push(point(last === undefined ? "M" : "L", day, hour));
      last = hour;
    }
  }
  return commands.join(" ");
};

const clockChange = (from: number, to: number, hourOf: (day: number) => number) => {
  let day = Math.max(1, from + 1);
  while (day < to && Math.abs(hourOf(day) - hourOf(day - 1)) < 0.5) day += 1;
  return day;
};

const point = (command: "M" | "L", day: number, hour: number) => {
  const { first, last } = PICTURE;
  const y = ((last - hour) / (last - first)) * 100;
  return `${command}${day},${y.toFixed(1)}`;
};
