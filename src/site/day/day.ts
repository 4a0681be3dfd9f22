import { fallsTo, sunHeight, sunset, type SunPath } from "../../base/calendar/sun";
import { toHours } from "../../base/calendar/time";

/** In hours. */
export type Span = { from: number; to: number };

type Times = { start: string; end: string };

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
 * One for each half hour, in a box of 100 × 100: in a drawing 200 pixels high, straight lines between them deviate by
 * at most 0.4 pixels from the sun's curve.
 * @param least the height below which it is level; the half hour after it falls to it is drawn at that moment
 */
const curve = (path: SunPath, { from, to }: Span, least = 0) => {
  const parts = Math.ceil((to - from) * 2);
  const step = (to - from) / parts;
  const falls = fallsTo(path, least);
  return Array.from({ length: parts + 1 }, (_, index) => {
    const hour = from + index * step;
    const isAtFall = falls > from && falls <= hour && hour < falls + step && index < parts;
    const passed = isAtFall ? (falls - from) / (to - from) : index / parts;
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
