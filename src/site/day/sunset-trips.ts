import { addDays, type CalendarDate } from "../../base/calendar/calendar-date";
import type { Position } from "../../base/calendar/sun";
import { sunsetTime } from "../../model/sunset-time";

/** When the sun sets, for the guests of a trip. */
export type SunsetPhase = "beforeDeparture" | "beforeReturn" | "afterReturn";

type Times = { start: string; end: string };

/** Returns when the sun sets, at a time such as "21:03", for the guests of a trip. */
export const sunsetPhase = ({ start, end }: Times, time: string): SunsetPhase => {
  if (time < start) return "beforeDeparture";
  return time <= end ? "beforeReturn" : "afterReturn";
};

/** A month, "2027-05", with the time of the sunset on each of its days. */
export type MonthOfSunsets = { month: string; sunsets: { date: CalendarDate; time: string }[] };

/** Returns the months from one day to another with their sunsets. */
export const sunsetsByMonth = (from: CalendarDate, to: CalendarDate, position: Position) => {
  const result: MonthOfSunsets[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const month = date.slice(0, 7);
    if (result.at(-1)?.month !== month) result.push({ month, sunsets: [] });
    result.at(-1)?.sunsets.push({ date, time: sunsetTime(date, position) });
  }
  return result;
};

/** The days of a month, counted from 1, on which the sun sets during a trip. */
type Days = { from: number; to: number };

/**
 * Returns when the sun sets for the guests of a trip: the phase, if it is the same on every day of the month; or
 * the days with sunset during the trip, if they follow each other and the others have one phase. Else undefined.
 * @param phases that of each day of the month
 */
export const phaseInMonth = (phases: readonly SunsetPhase[]): SunsetPhase | Days | undefined => {
  const [phase] = phases;
  if (phases.every((other) => other === phase)) return phase;
  const from = phases.indexOf("beforeReturn");
  const to = phases.lastIndexOf("beforeReturn");
  const others = [...phases.slice(0, from), ...phases.slice(to + 1)];
  const isRow = phases.slice(from, to + 1).every((other) => other === "beforeReturn");
  return from < to && isRow && new Set(others).size === 1
    ? { from: from + 1, to: to + 1 }
    : undefined;
};
