import {
  addDays,
  daysFrom,
  type CalendarDate,
  type Days,
} from "../../../base/calendar/calendar-date";
import type { Position } from "../../../base/calendar/sun";
import { toHours } from "../../../base/calendar/time";
import { sunsetTime } from "../../../model/sunset-time";
import { dayNumber } from "./year";

/** Hours, from below to above. */
const [LOWEST, HIGHEST] = [16, 23];

/** From 0 at the bottom of the picture to 100 at its top. */
export const heightOf = (time: string) => ((toHours(time) - LOWEST) / (HIGHEST - LOWEST)) * 100;

/** Days between two points of the curve. */
const STEP = 3;

/** Through days of a year as a path, 100 high. It is broken where the clocks change, by an hour. */
export const sunsetPath = (ranges: readonly Days[], position: Position) => {
  let before = 0;
  const point = (day: CalendarDate) => {
    const height = heightOf(sunsetTime(day, position));
    const isBroken = Math.abs(height - before) > 7;
    before = height;
    return `${isBroken ? "M" : "L"}${dayNumber(day)},${(100 - height).toFixed(1)}`;
  };
  return ranges
    .flatMap(({ from, to }) =>
      Array.from({ length: Math.ceil((daysFrom(from, to) - 1) / STEP) + 1 }, (_, place) => {
        const day = addDays(from, place * STEP);
        return point(day < to ? day : to);
      }),
    )
    .join(" ");
};
