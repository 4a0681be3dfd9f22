import {
  type CalendarDate,
  type Days,
  areDays,
  outside,
  shareDays,
  sharedDays,
} from "../../../typed-content/dates/calendar-date";
import { isRecord } from "../../../typed-content/helpers/is-record";
import { idsOf, withIds, type ItemId } from "../../../desk/core/identity";
import { spliced } from "../../../desk/core/paths";
import type { Season as Months } from "../../../model/season";
import { tripDays, wholeYear } from "./year";

export const FILE = "prices.json";

export const PATH = ["seasons"];

/** A season as it is entered, and its place in the file. */
export type Season = {
  id: ItemId;
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
 * The list after one season has left some days to another one. Usually it becomes shorter; if they are in the middle of
 * it, it becomes two with the same prices and hours, and if they are all of it, none.
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
