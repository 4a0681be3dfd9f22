import {
  fallsTo,
  sunHeight,
  sunset,
  type SunPath,
  sunPath,
  sunPathOn,
  type Position,
} from "../../model/sun";
import { toHours, daysFrom, type CalendarDate } from "@brisa/typed-content/dates";
import { sunsetOn } from "../../model/sunset";
import type { Times } from "../../model/hours";
import { hoursAhead } from "../../model/port-time";
import { sunsetTime } from "../../model/sunset-time";

/** In hours. */
export type Span = { from: number; to: number };

/** Whole hours, from the first departure to the last return. */
export const daySpan = (trips: readonly Times[]): Span => ({
  from: Math.floor(Math.min(...trips.map(({ start }) => toHours(start)))),
  to: Math.ceil(Math.max(...trips.map(({ end }) => toHours(end)))),
});

export const tripSpan = ({ start, end }: Times): Span => ({
  from: toHours(start),
  to: toHours(end),
});

/** The trips of a lane do not overlap. */
export const lanes = <Trip extends Times>(trips: readonly Trip[]): Trip[][] => {
  const result: Trip[][] = [];
  for (const trip of trips) {
    const free = result.find((lane) => lane.every((other) => !overlap(trip, other)));
    if (free) free.push(trip);
    else result.push([trip]);
  }
  return result;
};

export const overlap = (a: Times, b: Times) => a.start < b.end && b.start < a.end;

/**
 * The hour at which a drawing shows the sun: two hours before the end of the day or one hour before sunset, whichever
 * is earlier, but not before the middle of the day.
 */
export const restingHour = (path: SunPath, { from, to }: Span) =>
  Math.max((from + to) / 2, Math.min(to - 2, sunset(path) - 1));

/** Hours of darkness at the start or end of a trip that are too short to be visible in a drawing. */
const DUSK = 0.25;

/** Minimum height of trips in the dark, as a fraction of the sun's height at noon. */
const NIGHT = 0.05;

/** {@link NIGHT} if one of the trips is in the dark, else 0. */
export const leastHeight = (path: SunPath, trips: readonly Span[]) => {
  const isDark = ({ from, to }: Span) => {
    const inset = Math.min(DUSK, (to - from) / 2);
    return [from + inset, to - inset].some((hour) => sunHeight(path, hour) === 0);
  };
  return trips.some(isDark) ? NIGHT : 0;
};

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Straight lines of a curve. Their ends are whole percents: a page draws the curve up to eight times. In a drawing 200
 * pixels high and twelve hours wide they deviate by at most 0.6 pixels.
 */
const PARTS = 20;

/**
 * In a box of 100 × 100.
 * @param least the height below which it is level; the part after it falls to it is drawn at that moment
 */
const curve = (path: SunPath, { from, to }: Span, least = 0) => {
  const step = (to - from) / PARTS;
  const falls = fallsTo(path, least);
  return Array.from({ length: PARTS + 1 }, (_, index) => {
    const hour = from + index * step;
    const isAtFall = falls > from && falls <= hour && hour < falls + step && index < PARTS;
    const passed = isAtFall ? (falls - from) / (to - from) : index / PARTS;
    const height = Math.max(least, sunHeight(path, hour));
    return { x: round(100 * passed), y: round(100 - 100 * height) };
  });
};

/** An SVG path in a view box of 100 × 100. */
export const curvePath = (path: SunPath, span: Span) =>
  `M${curve(path, span)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}`;

/**
 * A CSS `clip-path`.
 * @param least minimum height, as a fraction of the sun's height at noon
 */
export const areaBelow = (path: SunPath, span: Span, least: number) =>
  `polygon(0% 100%,${curve(path, span, least)
    .map(({ x, y }) => `${x}% ${y}%`)
    .join(",")},100% 100%)`;

export type Sun = {
  path: SunPath;
  /** The minute of sunset, "19:54"; undefined without a chosen day. */
  sunset?: string;
};

/** On 1 August. */
const summerSun = (position: Position) =>
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
