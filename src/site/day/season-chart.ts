import type { CalendarDate } from "../../base/calendar/calendar-date";
import type { Position } from "../../base/calendar/sun";
import { toHours } from "../../base/calendar/time";
import { isInSeason, type Season } from "../../model/season";
import { sunOf } from "./sun-of";
import type { DaySunset } from "./sunset-trips";
import { tripOnDay, type HoursByDay } from "./trip-hours";

/** Days in a row on which a trip leaves at the same hours; in days from the first one drawn, and in minutes of the day. */
type Sailing = { x: number; days: number; start: number; end: number };

/** What a drawing of a trip over a season shows: days from left to right, minutes of the day from top to bottom. */
export type SeasonChart = {
  days: number;
  /** The first and the last minute drawn, whole hours. */
  from: number;
  to: number;
  sailings: readonly Sailing[];
  /** The time of sunset as points of an SVG path: "0 1214 7 1221". */
  sunset: string;
  /** The months with the days before them. */
  months: readonly { month: number; x: number }[];
};

type Trip = { jsonId: string; start: string; end: string };

/** Days between two points: straight lines between them are less than half a minute from the curve. */
const STEP = 7;

/** Minutes by which the sunset does not move from one day to the next, but the clocks do. */
const CLOCKS = 20;

const toMinutes = (time: string) => Math.round(toHours(time) * 60);

/**
 * Undefined if the trip meets the sunset on none of its days.
 * @param sunsets those of all days of the months with trips, in order
 */
export const seasonChart = (
  trip: Trip,
  hours: HoursByDay,
  season: Season,
  sunsets: readonly DaySunset[],
  position: Position,
): SeasonChart | undefined => {
  const minutes = sunsets.map(({ time }) => toMinutes(time));
  const onDays = sunsets.map(({ date }, x) => {
    const { start, end } = tripOnDay(trip, hours, date);
    return { date, x, start: toMinutes(start), end: toMinutes(end), set: minutes[x] ?? 0 };
  });
  const sailed = onDays.filter(({ date }) => isInSeason(date, season));
  if (!sailed.some(({ start, end, set }) => start <= set && set <= end)) return undefined;
  // From noon on the sun is up everywhere until it sets.
  const noons = [onDays[0], onDays.at(-1)].map((day) => sunOf(day?.date, position).path.solarNoon);
  const noon = Math.min(...noons) * 60;
  const first = Math.max(noon, Math.min(...sailed.map(({ start }) => start)));
  const last = Math.max(...minutes, ...sailed.map(({ end }) => end));
  return {
    days: sunsets.length,
    from: Math.floor(first / 60) * 60,
    to: Math.min(Math.ceil(last / 60), 24) * 60,
    sailings: inRows(sailed),
    sunset: pointsOf(minutes),
    months: onDays
      .filter(({ date, x }) => x === 0 || date.endsWith("-01"))
      .map(({ date, x }) => ({ month: Number(date.slice(5, 7)) - 1, x })),
  };
};

const inRows = (days: readonly { date: CalendarDate; x: number; start: number; end: number }[]) => {
  const rows: Sailing[] = [];
  for (const { x, start, end } of days) {
    const row = rows.at(-1);
    if (row && row.x + row.days === x && row.start === start && row.end === end) row.days += 1;
    else rows.push({ x, days: 1, start, end });
  }
  return rows;
};

/** A point a week, one at the end of the last day, and both days between which clocks change. */
const pointsOf = (minutes: readonly number[]) => {
  const jumps = (x: number) => Math.abs((minutes[x + 1] ?? NaN) - (minutes[x] ?? NaN)) > CLOCKS;
  const points = minutes.flatMap((minute, x) =>
    x % STEP === 0 || jumps(x) || jumps(x - 1) ? [`${x} ${minute}`] : [],
  );
  return [...points, `${minutes.length} ${minutes.at(-1) ?? 0}`].join(" ");
};
