import { addDays, isCalendarDate, type CalendarDate, type Days } from "./calendar-date";

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
