import { addDays, shareDays, type CalendarDate, type Days } from "../base/calendar/calendar-date";
import { months } from "../base/calendar/months";

/** The first and the last month with trips, as in {@link months}. A season may span New Year. */
export type Season = { from: string; to: string };

/** The season of a company that has trips in all months. */
export const WHOLE_YEAR: Season = { from: "january", to: "december" };

const numberOf = (name: string) => months.findIndex((month) => month === name);

/** Returns the first day of a month, counted from 0; 12 is January of the next year. */
const firstDay = (year: number, month: number): CalendarDate =>
  new Date(Date.UTC(year, month)).toISOString().slice(0, 10);

/** Whether a day is in a month of the season. */
export const isInSeason = (date: CalendarDate, { from, to }: Season) => {
  const [first, last] = [numberOf(from), numberOf(to)];
  const month = Number(date.slice(5, 7)) - 1;
  return first <= last ? first <= month && month <= last : first <= month || month <= last;
};

/** Returns the next day with trips, which may be today. */
export const nextDay = (season: Season, today: CalendarDate) => {
  const { validFrom } = seasonDates(season, today);
  return today > validFrom ? today : validFrom;
};

/** Returns the last day with trips before a day without them. */
export const lastDayBefore = (season: Season, date: CalendarDate) => {
  const year = Number(date.slice(0, 4));
  const ends = [year, year - 1].map((start) => seasonDates(season, `${start}-01-01`).validThrough);
  return ends.find((end) => end < date);
};

/** Returns the first and the last day of the current season, or of the next one between two seasons. */
export const seasonDates = ({ from, to }: Season, today: CalendarDate) => {
  const first = numberOf(from);
  const last = numberOf(to);
  const year = Number(today.slice(0, 4));
  const seasonOf = (start: number) => ({
    validFrom: firstDay(start, first),
    validThrough: addDays(firstDay(last < first ? start + 1 : start, last + 1), -1),
  });
  return (
    [year - 1, year].map(seasonOf).find(({ validThrough }) => validThrough >= today) ??
    seasonOf(year + 1)
  );
};

const isWholeYear = ({ from, to }: Season) => (numberOf(to) + 1) % 12 === numberOf(from);

/**
 * Returns the days that can be booked, as two ranges: what is left of the current season, or between two seasons the
 * whole of the next one, and the season after it. A season of all months is the calendar year.
 */
export const bookableDays = (season: Season, today: CalendarDate): [Days, Days] => {
  const months = isWholeYear(season) ? WHOLE_YEAR : season;
  const first = seasonDates(months, today);
  const second = seasonDates(months, addDays(first.validThrough, 1));
  return [
    { from: first.validFrom < today ? today : first.validFrom, to: first.validThrough },
    { from: second.validFrom, to: second.validThrough },
  ];
};

/** Whether one of the days can be booked. */
export const isBookable = (days: Days, season: Season, today: CalendarDate) =>
  bookableDays(season, today).some((range) => shareDays(days, range));
