import { addDays, type CalendarDate } from "../../calendar-date";
import { isRecord, type Content, type Entry } from "../../content-files/content";
import { months } from "../../months";
import type { ContentError } from "../findings";

/** A season of prices.json with its position in the list. */
type Season = { index: number; from: CalendarDate; to: CalendarDate };

/** The months with trips, counted from 0. The last may be before the first, if there are trips over New Year. */
type TripMonths = { first: number; last: number };

/**
 * Finds days that are in two seasons, and days between two seasons that are in none although there are trips
 * in their month.
 */
export const seasonErrors = ({ entries }: Content): ContentError[] => {
  const prices = entries.find(({ file }) => file === "prices.json");
  const terms = entries.find(({ file }) => file === "terms.json");
  if (!prices) return [];
  const [first, ...others] = seasonsIn(prices).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const errors: ContentError[] = [];
  // The last day of the seasons so far.
  let end = first?.to ?? "";
  for (const { index, from, to } of others) {
    const at = { file: prices.file, path: ["seasons", index, "from"] };
    const last = to < end ? to : end;
    const gap = daysWithTrips(addDays(end, 1), addDays(from, -1), tripMonthsIn(terms));
    if (from <= end) errors.push({ ...at, code: "days-in-two-seasons", from, to: last });
    else if (gap) errors.push({ ...at, code: "days-without-season", ...gap });
    if (to > end) end = to;
  }
  return errors;
};

/** Returns the seasons; none if the days of one are wrong, which other rules report. */
const seasonsIn = ({ data }: Entry): Season[] => {
  const list: unknown = isRecord(data) ? data.seasons : undefined;
  if (!Array.isArray(list)) return [];
  const seasons = list.map((season: unknown, index) => {
    const { from, to } = isRecord(season) ? season : {};
    return { index, from, to };
  });
  const isRight = (season: (typeof seasons)[number]): season is Season =>
    isDay(season.from) && isDay(season.to) && season.from <= season.to;
  return seasons.every(isRight) ? seasons : [];
};

const isDay = (value: unknown): value is CalendarDate =>
  typeof value === "string" && /^20\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

const tripMonthsIn = (terms?: Entry): TripMonths => {
  const season = isRecord(terms?.data) ? terms.data.season : undefined;
  const { from, to } = isRecord(season) ? season : {};
  const [first, last] = [from, to].map((name) => months.findIndex((month) => month === name));
  return first === undefined || last === undefined || first < 0 || last < 0
    ? { first: 0, last: 11 }
    : { first, last };
};

/** Returns the first days in a row with trips, from one day to another; undefined if there are none. */
const daysWithTrips = (from: CalendarDate, to: CalendarDate, { first, last }: TripMonths) => {
  const hasTrips = (day: CalendarDate) => {
    const month = Number(day.slice(5, 7)) - 1;
    return first <= last ? month >= first && month <= last : month >= first || month <= last;
  };
  let day = from;
  while (day <= to && !hasTrips(day)) day = addDays(day, 1);
  const start = day;
  while (day <= to && hasTrips(day)) day = addDays(day, 1);
  return day > start ? { from: start, to: addDays(day, -1) } : undefined;
};
