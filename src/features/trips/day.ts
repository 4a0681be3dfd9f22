import { sunHeight } from "./sun";
import { toHours } from "./time";

/** A range of hours. */
export type Span = { from: number; to: number };

type Times = { start: string; end: string };

/** Returns the whole hours from the first departure to the last return. */
export const daySpan = (trips: readonly Times[]): Span => ({
  from: Math.floor(Math.min(...trips.map(({ start }) => toHours(start)))),
  to: Math.ceil(Math.max(...trips.map(({ end }) => toHours(end)))),
});

/** Returns the hours of one trip. */
export const tripSpan = ({ start, end }: Times): Span => ({
  from: toHours(start),
  to: toHours(end),
});

/** Distributes trips over lanes, so that the trips of a lane do not overlap. */
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

/** Returns every quarter of an hour between two hours, both included. */
const quarters = ({ from, to }: Span) =>
  Array.from({ length: Math.round((to - from) * 4) + 1 }, (_, index) => from + index / 4);

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the sun's curve over a span as an SVG path in a view box of 100 × 100. */
export const curvePath = ({ from, to }: Span) =>
  `M${quarters({ from, to })
    .map(
      (hour) =>
        `${round(((hour - from) / (to - from)) * 100)} ${round(100 - 100 * sunHeight(hour))}`,
    )
    .join("L")}`;

/** Returns the area below that curve as a CSS `clip-path`. */
export const areaBelow = ({ from, to }: Span) =>
  `polygon(0% 100%,${quarters({ from, to })
    .map(
      (hour) =>
        `${round(((hour - from) / (to - from)) * 100)}% ${round(100 - 100 * sunHeight(hour))}%`,
    )
    .join(",")},100% 100%)`;
