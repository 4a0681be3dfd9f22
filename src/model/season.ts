import {
  addDays,
  addMonths,
  isWithin,
  type CalendarDate,
  type Days,
  outside,
  shareDays,
  months,
} from "@brisa/typed-content/dates";

/** Names as in {@link months}. The season may span New Year. */
type Months = { from: string; to: string };

/** The months with trips, without the days on which the owner has closed. */
export type Season = Months & { closed?: readonly Days[] | null };

export const WHOLE_YEAR: Season = { from: "january", to: "december" };

const numberOf = (name: string) => months.findIndex((month) => month === name);

/** Months are counted from 0; 12 is January of the next year. */
const firstDay = (year: number, month: number): CalendarDate => addMonths(`${year}-01-01`, month);

export const isInMonths = (date: CalendarDate, { from, to }: Months) => {
  const [first, last] = [numberOf(from), numberOf(to)];
  const month = Number(date.slice(5, 7)) - 1;
  return first <= last ? first <= month && month <= last : first <= month || month <= last;
};

export const isInSeason = (date: CalendarDate, { closed, ...months }: Season) =>
  isInMonths(date, months) && !closed?.some(({ from, to }) => isWithin(date, from, to));

/** Days among which one with trips is looked for. */
const FURTHEST = 800;

const nearestDay = (season: Season, start: CalendarDate, step: 1 | -1) => {
  let day = start;
  for (let count = 0; count < FURTHEST; count += 1, day = addDays(day, step))
    if (isInSeason(day, season)) return day;
  return undefined;
};

/** The next day with trips; today if there is none. */
export const nextDay = (season: Season, today: CalendarDate) =>
  nearestDay(season, today, 1) ?? today;

/** `date` is a day without trips. */
export const lastDayBefore = (season: Season, date: CalendarDate) => nearestDay(season, date, -1);

const calendarDates = ({ from, to }: Months, today: CalendarDate): Days => {
  const first = numberOf(from);
  const last = numberOf(to);
  const year = Number(today.slice(0, 4));
  const seasonOf = (start: number) => ({
    from: firstDay(start, first),
    to: addDays(firstDay(last < first ? start + 1 : start, last + 1), -1),
  });
  return [year - 1, year].map(seasonOf).find((days) => days.to >= today) ?? seasonOf(year + 1);
};

/**
 * Those of the current season or, between two seasons, of the next one. A season of all months has no end: a year from
 * this month on.
 */
export const seasonDates = (season: Months, today: CalendarDate): Days => {
  if (!isWholeYear(season)) return calendarDates(season, today);
  const from = `${today.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 12), -1) };
};

const isWholeYear = ({ from, to }: Months) => (numberOf(to) + 1) % 12 === numberOf(from);

/**
 * What is left of the current season, or the whole of the next one, and the season after it. A season of all months is
 * the calendar year.
 */
export const twoSeasons = (season: Months, today: CalendarDate): [Days, Days] => {
  const months = isWholeYear(season) ? WHOLE_YEAR : season;
  const first = calendarDates(months, today);
  const second = calendarDates(months, addDays(first.to, 1));
  return [{ ...first, from: first.from < today ? today : first.from }, second];
};

/** Those of {@link twoSeasons} on which the owner has not closed. */
export const bookableDays = ({ closed, ...months }: Season, today: CalendarDate): Days[] =>
  twoSeasons(months, today).flatMap((range) => outside(range, closed ?? []));

export const isBookable = (days: Days, season: Season, today: CalendarDate) =>
  bookableDays(season, today).some((range) => shareDays(days, range));
