/**
 * The hours of trips, found out day by day: the table with which everything that shows hours has to agree. Shares no
 * code with the site.
 */

import { daysThatCount } from "../prices/brute-force";

export type Hours = readonly [start: string, end: string];

export type Entered = {
  /** The first and the last month with trips. */
  months: readonly [from: string, to: string];
  /** The usual hours of each trip that is sold, in the order of the site. */
  usual: Record<string, Hours>;
  seasons: readonly { from: string; to: string; hours: Record<string, Hours> }[];
};

/** Every day on which a season of the tests may be. */
export const DAYS = Array.from({ length: 5 * 365 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

/** Returns the hours of a trip on a day. */
export const hoursOn = ({ usual, seasons }: Entered, trip: string, day: string): Hours =>
  seasons.find(({ from, to }) => from <= day && day <= to)?.hours[trip] ?? (usual[trip] as Hours);

/** Returns the key of what is said of a trip on a day on which the sun sets at a time. */
export const seenAt = (hours: Hours, time: string) => {
  const [start, end, set] = [...hours, time].map((each) => {
    const [hour, minute] = each.split(":").map(Number);
    return Number(hour) * 60 + Number(minute);
  }) as [number, number, number];
  if (set < start) return "sees_beforeDeparture";
  if (set > end) return "sees_afterReturn";
  if (set < start + 30) return "sees_atDeparture";
  if (set < end - 60) return "sees_longBefore";
  return set > end - 30 ? "sees_atReturn" : "sees_inTime";
};

/** Whether there are trips in the month of a day. */
export const hasTrips = ({ months: [from, to] }: Pick<Entered, "months">, day: string) => {
  const numberOf = (name: string) => new Date(`1 ${name} 2027 UTC`).getUTCMonth() + 1;
  for (let month = numberOf(from); ; month = (month % 12) + 1) {
    if (month === Number(day.slice(5, 7))) return true;
    if (month === numberOf(to)) return false;
  }
};

const written = ([start, end]: Hours) => `${start}–${end}`.replace(/(^|–)0/g, "$1");

type Run = { from: string; to: string; hours: string };

/** Returns the runs of days on which a trip has other hours than usual, if one of their days can be booked. */
export const runsOf = (entered: Entered, trip: string, today: string) => {
  const runs: Run[] = [];
  let open: Run | undefined;
  for (const day of DAYS) {
    const hours = written(hoursOn(entered, trip, day));
    const isUsual = hours === written(entered.usual[trip] as Hours);
    if (open && !isUsual && open.hours === hours) open.to = day;
    else if (isUsual) open = undefined;
    else runs.push((open = { from: day, to: day, hours }));
  }
  const counted = daysThatCount(entered, today);
  return runs.filter(({ from, to }) => counted.some((day) => from <= day && day <= to));
};

/** Returns the first departure and the last return of a day. */
export const openingOn = (entered: Entered, day: string) => {
  const all = Object.keys(entered.usual).map((trip) => hoursOn(entered, trip, day));
  return {
    opens: all.map(([start]) => start).sort()[0],
    closes: all.map(([, end]) => end).sort()[all.length - 1],
  };
};
