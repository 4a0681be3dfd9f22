import {
  addDays,
  addMonths,
  daysFrom,
  type CalendarDate,
  type Days,
} from "../../../base/calendar/calendar-date";
import { isInMonths, type Season } from "../../../model/season";

/** Days of a year, by their number from 0. The last one is not among them. */
export type Span = { from: number; to: number };

const firstDay = (year: number): CalendarDate => `${year}-01-01`;

/** Returns the number of days of a year. */
export const daysIn = (year: number) => daysFrom(firstDay(year), `${year}-12-31`);

/** Returns the number of a day, counted from 0 on 1 January of a year; negative before it. */
export const dayNumber = (year: number, day: CalendarDate) => daysFrom(firstDay(year), day) - 1;

/** Returns the day with a number in a year. */
export const dayAt = (year: number, number: number) => addDays(firstDay(year), number);

/** Returns the part of the days that is in a year; undefined if none is. */
export const spanIn = (year: number, { from, to }: Days): Span | undefined => {
  const span = {
    from: Math.max(0, dayNumber(year, from)),
    to: Math.min(daysIn(year), dayNumber(year, to) + 1),
  };
  return span.from < span.to ? span : undefined;
};

/** Returns the days of each month of a year. */
export const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, month): Span & { first: CalendarDate } => {
    const first = addMonths(firstDay(year), month);
    return { from: dayNumber(year, first), to: dayNumber(year, addMonths(first, 1)), first };
  });

/** Returns the days of a year with trips, or without. Months that follow each other are one. */
export const monthSpans = (year: number, season: Season, hasTrips: boolean): Span[] => {
  const spans: Span[] = [];
  for (const { from, to, first } of monthsOf(year)) {
    if (!isInMonths(first, season)) continue;
    const last = spans.at(-1);
    if (last?.to === from) last.to = to;
    else spans.push({ from, to });
  }
  const closed = (season.closed ?? []).flatMap((days) => spanIn(year, days) ?? []);
  const open = without(spans, closed);
  return hasTrips ? open : without([{ from: 0, to: daysIn(year) }], open);
};

/** Returns what some spans leave of others. */
export const without = (spans: readonly Span[], taken: readonly Span[]): Span[] =>
  taken.reduce<Span[]>(
    (left, { from, to }) =>
      left.flatMap((span) =>
        [
          { from: span.from, to: Math.min(span.to, from) },
          { from: Math.max(span.from, to), to: span.to },
        ].filter((part) => part.from < part.to),
      ),
    [...spans],
  );

/** Returns what spans have in common with another one. */
export const within = (spans: readonly Span[], { from, to }: Span): Span[] =>
  spans
    .map((span) => ({ from: Math.max(span.from, from), to: Math.min(span.to, to) }))
    .filter((part) => part.from < part.to);

/** Days before the first and after the last one that a narrow window shows. */
const MARGIN = { before: 26, after: 8 };

/** Returns the part of the year that a narrow window shows: the days with trips and the seasons, with a margin. */
export const narrowWindow = (year: number, spans: readonly Span[]): Span => {
  const days = daysIn(year);
  if (spans.length === 0) return { from: 0, to: days };
  return {
    from: Math.max(0, Math.min(...spans.map(({ from }) => from)) - MARGIN.before),
    to: Math.min(days, Math.max(...spans.map(({ to }) => to)) + MARGIN.after),
  };
};
