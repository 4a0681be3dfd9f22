/** YYYY-MM-DD: as text, days compare in the order of the calendar. */
export type CalendarDate = string;

/** The days from one until another, both included. */
export type Days = { from: CalendarDate; to: CalendarDate };

const MILLISECONDS_A_DAY = 86_400_000;

const zones: Record<string, Intl.DateTimeFormat> = {};

/** The day in that zone, whatever the computer's own. Every browser has English, which writes 6/15/2027. */
export const dateIn = (timeZone: string, moment: Date): CalendarDate => {
  const format = (zones[timeZone] ??= new Intl.DateTimeFormat("en", { timeZone }));
  return new Date(`${format.format(moment)} UTC`).toISOString().slice(0, 10);
};

/** A day that the month lacks is counted on into the next month. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const moment = new Date(date);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return moment.toISOString().slice(0, 10);
};

/** "2027-02-29" is none. */
export const isCalendarDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Earlier if the number is negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(date) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

/** Both days included. */
export const isWithin = (date: CalendarDate, from: CalendarDate, until: CalendarDate) =>
  from <= date && date <= until;

/** Both days included; NaN if one does not exist. */
export const daysFrom = (from: CalendarDate, until: CalendarDate) =>
  (Date.parse(until) - Date.parse(from)) / MILLISECONDS_A_DAY + 1;

/** Both exist, in this order. */
export const areDays = ({ from, to }: Days) =>
  isCalendarDate(from) && isCalendarDate(to) && from <= to;

export const eachDay = ({ from, to }: Days): CalendarDate[] => {
  const days: CalendarDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** By their first days. */
export const inOrder = <Range extends Days>(ranges: readonly Range[]) =>
  ranges.toSorted((a, b) => (a.from < b.from ? -1 : 1));

export const shareDays = (some: Days, others: Days) =>
  some.from <= others.to && others.from <= some.to;

/** Undefined if they have none in common. */
export const sharedDays = (some: Days, others: Days): Days | undefined =>
  shareDays(some, others)
    ? {
        from: some.from > others.from ? some.from : others.from,
        to: some.to < others.to ? some.to : others.to,
      }
    : undefined;

/** Days in none of the ranges, in order. */
export const outside = ({ from, to }: Days, ranges: readonly Days[]): Days[] => {
  const days: Days[] = [];
  let next = from;
  for (const range of inOrder(ranges)) {
    if (range.from > to) break;
    if (range.from > next) days.push({ from: next, to: addDays(range.from, -1) });
    if (range.to >= next) next = addDays(range.to, 1);
  }
  return next <= to ? [...days, { from: next, to }] : days;
};
