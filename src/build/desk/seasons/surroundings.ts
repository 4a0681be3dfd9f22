import { toHours } from "../../../base/calendar/time";
import type { Position } from "../../../base/calendar/sun";
import { isRecord } from "../../../base/is-record";
import { positionIn, tariffIn, timetableIn } from "../../../model/facts";
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
  const withSunset = shownTrips(content).flatMap(({ data }) =>
    isRecord(data) && data.sky === "sunset" ? [data.id] : [],
  );
  return {
    months: tariffIn(content).months,
    position: positionIn(content),
    sunsetTrip: timetableIn(content).trips.find(({ trip }) => withSunset.includes(trip)),
  };
};

/** The hours that the picture shows, from below to above. */
export const PICTURE = { first: 16, last: 23 };

/** Days between two points of the curve. */
const STEP = 3;

/**
 * Returns the hours of sunset through days of a year as a path, 100 high. It is broken where the clocks change, by more
 * than half an hour between two points.
 */
export const sunsetPath = (year: number, spans: readonly Span[], position: Position) => {
  const { first, last } = PICTURE;
  let before = 0;
  return spans
    .flatMap(({ from, to }) => {
      const count = Math.ceil((to - 1 - from) / STEP);
      return Array.from({ length: count + 1 }, (_, place) => Math.min(from + place * STEP, to - 1));
    })
    .map((day) => {
      const hour = toHours(sunsetTime(dayAt(year, day), position));
      const isBroken = Math.abs(hour - before) > 0.5;
      before = hour;
      const y = ((last - hour) / (last - first)) * 100;
      return `${isBroken ? "M" : "L"}${day},${y.toFixed(1)}`;
    })
    .join(" ");
};
