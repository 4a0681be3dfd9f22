import { type CalendarDate, type Days, eachDay, toHours } from "@brisa/typed-content/dates";
import type { Times } from "../../model/hours";
import type { Position } from "../../model/sun";
import { sunsetTime } from "../../model/sunset-time";

/**
 * When the sun sets, for the guests of a trip: before they leave, within their first half hour, early enough for more
 * than an hour of dark, in good time, within the last half hour, or when they are ashore.
 */
type SunsetPhase =
  | "beforeDeparture"
  | "atDeparture"
  | "longBefore"
  | "inTime"
  | "atReturn"
  | "afterReturn";

/** In hours. */
const HALF = 0.5;
const DARK = 1;

export const sunsetPhase = ({ start, end }: Times, time: string): SunsetPhase => {
  const [left, back, set] = [start, end, time].map(toHours) as [number, number, number];
  if (set < left) return "beforeDeparture";
  if (set > back) return "afterReturn";
  if (set - left < HALF) return "atDeparture";
  if (back - set > DARK) return "longBefore";
  return back - set < HALF ? "atReturn" : "inTime";
};

/** The time of the sunset on a day: "21:03". */
export type DaySunset = { date: CalendarDate; time: string };

export const sunsetsOf = (days: Days, position: Position) =>
  eachDay(days).map((date): DaySunset => ({ date, time: sunsetTime(date, position) }));

/** Where the guests are at sunset. */
type Whereabouts = "beforeDeparture" | "onBoard" | "afterReturn";

export const whereabouts = (phase: SunsetPhase): Whereabouts =>
  phase === "beforeDeparture" || phase === "afterReturn" ? phase : "onBoard";

/** The days of a month, counted from 1, on which the sun sets during a trip. */
type DaysOfMonth = { from: number; to: number };

/**
 * The same on every day of the month; or the days on which they are on board, if they follow each other and the others
 * are alike. Else undefined.
 * @param all where they are on each day of the month
 */
export const inMonth = (all: readonly Whereabouts[]): Whereabouts | DaysOfMonth | undefined => {
  const [first] = all;
  if (all.every((other) => other === first)) return first;
  const from = all.indexOf("onBoard");
  const to = all.lastIndexOf("onBoard");
  const others = [...all.slice(0, from), ...all.slice(to + 1)];
  const isRow = all.slice(from, to + 1).every((other) => other === "onBoard");
  return from < to && isRow && new Set(others).size === 1
    ? { from: from + 1, to: to + 1 }
    : undefined;
};
