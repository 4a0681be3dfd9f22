import {
  type CalendarDate,
  type Days,
  areDays,
  outside,
  shareDays,
  sharedDays,
} from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import { idsOf, type Draft } from "@brisa/desk/kit";
import type { Season as Months } from "../../../model/season";
import { valueIn } from "@brisa/typed-content";
import { tripDays, wholeYear } from "./year";

export const FILE = "prices.json";

export const PATH = ["seasons"];

/** A season as it is entered, and its place in the file. */
export type Season = {
  id: string;
  index: number;
  /** Undefined if they do not exist, or not in this order. */
  days?: Days;
};

type Dated = Season & { days: Days };

export const isDated = (season: Season): season is Dated => season.days !== undefined;

/** While a year is typed, it is 2, 20 and 202 before it is 2027. */
export const CENTURY = { from: "2000-01-01", to: "2099-12-31" };

/** In the order of the file. */
export const enteredSeasons = (seasons: unknown): Season[] => {
  if (!Array.isArray(seasons)) return [];
  return idsOf(seasons).map((id, index) => {
    const season: unknown = seasons[index];
    const days = isRecord(season) && { from: String(season.from), to: String(season.to) };
    const areReal = days && areDays(days) && !outside(days, [CENTURY]).length;
    return { id, index, ...(areReal && { days }) };
  });
};

/** In the order of the calendar: those to come, those that are over, and those without days. */
export const inCalendar = (seasons: readonly Season[], today: CalendarDate) => {
  const rank = ({ days }: Season) => (days ? `${days.to < today ? 1 : 0} ${days.from}` : "2");
  return seasons.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
};

/** The other seasons with some of the days, and which these are. */
export const overlapsWith = (season: Season, seasons: readonly Season[]) =>
  seasons.filter(isDated).flatMap((other) => {
    const shared = other.id !== season.id && season.days && sharedDays(other.days, season.days);
    return shared ? [{ other, shared }] : [];
  });

export const isTaken = (days: Days, seasons: readonly Season[]) =>
  seasons.some((season) => isDated(season) && shareDays(season.days, days));

/**
 * The season takes its days from all others. Usually these become shorter; one that has days before and after becomes
 * two with the same prices and hours, and one that has no others goes.
 */
export const takeDays = (
  { content, change }: Draft,
  season: Season,
  seasons: readonly Season[],
) => {
  let length = seasons.length;
  // From the end of the list, since what goes moves those after it.
  for (const { other, shared } of overlapsWith(season, seasons).toReversed()) {
    const path = [...PATH, other.index];
    const data = valueIn(content, FILE, ...path);
    const [first, second] = outside(other.days, [shared]).map((left) => ({
      ...(isRecord(data) && data),
      ...left,
    }));
    change(FILE, path, first);
    if (!first) length -= 1;
    // Last, so that the others keep their places.
    if (second) change(FILE, [...PATH, length++], second);
  }
};

/** The colours of three seasons in a row; the list has them, too (`seasons.css`). */
const TINTS = ["var(--band-1)", "var(--band-2)", "var(--band-3)"];

/** The bands of a year: its seasons, the days at the usual price, those without trips, and those in two seasons. */
export const bandsOf = (year: number, ordered: readonly Season[], months: Months) => {
  const all = wholeYear(year);
  const seasons = ordered.flatMap(({ id, index, days }, place) => {
    const shown = days && sharedDays(days, all);
    return days && shown ? [{ id, index, days, shown, tint: TINTS[place % 3] ?? "" }] : [];
  });
  const taken = seasons.map(({ shown }) => shown);
  const trips = tripDays(year, months);
  return {
    seasons,
    usual: trips.flatMap((days) => outside(days, taken)),
    off: outside(all, [...trips, ...taken]),
    twice: seasons.flatMap(({ shown }, place) =>
      taken.slice(place + 1).flatMap((other) => sharedDays(shown, other) ?? []),
    ),
  };
};
