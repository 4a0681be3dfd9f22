import { addDays, isCalendarDate, type CalendarDate } from "../../calendar-date";
import { isRecord, type Content, type Entry } from "../../content-files/content";
import { terms } from "../../model/collections/terms";
import { isInSeason, WHOLE_YEAR, type Season } from "../../season";
import type { ContentError } from "../findings";

/** A season of prices.json with its position in the list. */
type PriceSeason = { index: number; from: CalendarDate; to: CalendarDate };

/**
 * Finds days that are in two seasons, and days between two seasons that are in none although there are trips
 * in their month.
 */
export const seasonErrors = ({ entries }: Content): ContentError[] => {
  const prices = entries.find(({ file }) => file === "prices.json");
  if (!prices) return [];
  const tripMonths = tripMonthsIn(entries);
  const [first, ...others] = seasonsIn(prices).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const errors: ContentError[] = [];
  // The last day of the seasons so far.
  let end = first?.to ?? "";
  for (const { index, from, to } of others) {
    const at = { file: prices.file, path: ["seasons", index, "from"] };
    const last = to < end ? to : end;
    const gap = daysWithTrips(addDays(end, 1), addDays(from, -1), tripMonths);
    if (from <= end) errors.push({ ...at, code: "days-in-two-seasons", from, to: last });
    else if (gap) errors.push({ ...at, code: "days-without-season", ...gap });
    if (to > end) end = to;
  }
  return errors;
};

/** Returns the seasons; none if the days of one are wrong, which other rules report. */
const seasonsIn = ({ data }: Entry): PriceSeason[] => {
  const list: unknown = isRecord(data) ? data.seasons : undefined;
  if (!Array.isArray(list)) return [];
  const seasons = list.map((season: unknown, index) => {
    const { from, to } = isRecord(season) ? season : {};
    return { index, from, to };
  });
  const isRight = (season: (typeof seasons)[number]): season is PriceSeason =>
    isDay(season.from) && isDay(season.to) && season.from <= season.to;
  return seasons.every(isRight) ? seasons : [];
};

const isDay = (value: unknown): value is CalendarDate =>
  typeof value === "string" && isCalendarDate(value);

/** Returns the months with trips; all of them if they are wrong, which is another error. */
const tripMonthsIn = (entries: Entry[]): Season => {
  const data = entries.find(({ file }) => file === terms.path)?.data;
  const { season } = terms.schema.shape;
  return season.safeParse(isRecord(data) ? data.season : undefined).data ?? WHOLE_YEAR;
};

/** Returns the first days in a row with trips, from one day to another; undefined if there are none. */
const daysWithTrips = (from: CalendarDate, to: CalendarDate, tripMonths: Season) => {
  let day = from;
  while (day <= to && !isInSeason(day, tripMonths)) day = addDays(day, 1);
  const start = day;
  while (day <= to && isInSeason(day, tripMonths)) day = addDays(day, 1);
  return day > start ? { from: start, to: addDays(day, -1) } : undefined;
};
