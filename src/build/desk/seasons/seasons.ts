import { daysFrom, type CalendarDate, type Days } from "../../../base/calendar/calendar-date";
import { areDays, inOrder, outside, sharedDays } from "../../../base/calendar/days";
import { isRecord } from "../../../base/is-record";
import { idsOf, withIds, type ItemId } from "../../../desk/core/identity";
import { spliced } from "../../../desk/core/paths";
import { seasonOn } from "../../../model/prices";
import type { Season as Months } from "../../../model/season";
import { tripDays, wholeYear } from "./year";

export const FILE = "prices.json";

/** A season as it is entered, with what tells it from others and its present place in the file. */
export type Season = {
  id: ItemId;
  index: number;
  /** As written; they may be no days at all. */
  from: string;
  to: string;
  /** Undefined if they are no days, or in the wrong order. */
  days?: Days;
};

type Dated = Season & { days: Days };

const isDated = (season: Season): season is Dated => season.days !== undefined;

const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Returns the entered seasons, in the order of the file. */
export const enteredSeasons = (seasons: unknown): Season[] => {
  if (!Array.isArray(seasons)) return [];
  return idsOf(seasons).map((id, index) => {
    const season: unknown = seasons[index];
    const [from, to] = isRecord(season) ? [textOf(season.from), textOf(season.to)] : ["", ""];
    const days = { from, to };
    return { id, index, ...days, ...(areDays(days) && { days }) };
  });
};

/** Returns the first season of the calendar of which something holds. */
export const firstSeason = (seasons: readonly Season[], holds: (days: Days) => boolean) =>
  inOrder(seasons.filter(isDated)).find(({ days }) => holds(days));

/** Returns the season of a day, the first in the file if it is in two; undefined if it is in none. */
export const seasonOf = (seasons: readonly Season[], day: CalendarDate) =>
  seasonOn(seasons.filter(isDated), day);

/** Two seasons that share days, and these days. */
export type Overlap = Days & { seasons: [Dated, Dated] };

/** Returns the days that two seasons share, for each two that do. The one that begins first is the first of them. */
export const overlapsOf = (seasons: readonly Season[]): Overlap[] =>
  inOrder(seasons.filter(isDated)).flatMap((first, place, sorted) =>
    sorted.slice(place + 1).flatMap((second): Overlap[] => {
      const days = sharedDays(first.days, second.days);
      return days ? [{ ...days, seasons: [first, second] }] : [];
    }),
  );

/**
 * Returns the seasons after one of them has given way on the days that another one keeps. Usually it becomes shorter; if
 * the other one is in the middle of it, it becomes two with the same prices and hours, and if it covers it, none.
 * @param seasons as in the file
 */
export const givenWay = (seasons: readonly unknown[], { id, days }: Dated, kept: Days) => {
  const index = idsOf(seasons).indexOf(id);
  const season = seasons[index];
  const parts = outside(days, [kept]).map((left) => ({ ...(isRecord(season) && season), ...left }));
  const [first, ...others] = parts;
  if (!first) return spliced(seasons, index, 1);
  // A second half comes last, so that the others keep their places.
  return withIds([...seasons.with(index, first), ...others], idsOf(seasons));
};

export type Band = Dated & {
  /** Its days in that year. */
  shown: Days;
  tint: string;
  isPast: boolean;
};

export const REST_TINT = "var(--sand)";

/** In the order of the calendar. */
export const TINTS = ["var(--band-1)", "var(--band-2)", "var(--band-3)"];

/** Returns the seasons and the other days of a year as bands. */
export const bandsOf = (
  year: number,
  seasons: readonly Season[],
  months: Months,
  today: CalendarDate,
) => {
  const all = wholeYear(year);
  const inYear = inOrder(seasons.filter(isDated)).flatMap((season) => {
    const shown = sharedDays(season.days, all);
    return shown ? [{ ...season, shown, isPast: season.days.to < today }] : [];
  });
  const taken = inYear.map(({ shown }) => shown);
  const trips = tripDays(year, months);
  return {
    seasons: inYear.map((band, place): Band => ({ ...band, tint: TINTS[place % 3] ?? "" })),
    trips,
    withoutTrips: outside(all, trips),
    /** Days with trips in no season, which cost the usual. The longest come first. */
    rest: trips
      .flatMap((days) => outside(days, taken))
      .toSorted((a, b) => daysFrom(b.from, b.to) - daysFrom(a.from, a.to)),
    off: outside(all, [...trips, ...taken]),
    twice: overlapsOf(seasons).flatMap((days) => sharedDays(days, all) ?? []),
  };
};

export type Bands = ReturnType<typeof bandsOf>;
