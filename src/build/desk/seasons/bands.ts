import type { CalendarDate, Days } from "../../../base/calendar/calendar-date";
import type { Season as Months } from "../../../model/season";
import { inOrder, type Season } from "./entered";
import { overlapsOf } from "./overlap";
import { monthSpans, spanIn, without, type Span } from "./year";

/** A season in the picture of a year. */
export type Band = Season & {
  days: Days;
  span: Span;
  /** Its colour in CSS. */
  tint: string;
  isPast: boolean;
};

/** What the picture of a year shows as bands. */
export type Bands = {
  seasons: Band[];
  /** Days with trips in no season, which cost the usual. The longest comes first. */
  rest: Span[];
  /** Days in months without trips, in no season. */
  off: Span[];
  /** Days in two seasons. */
  twice: Span[];
};

/** The colour of the usual price. */
export const REST_TINT = "var(--sand)";

/** In the order of the calendar. */
const TINTS = ["var(--band-1)", "var(--band-2)", "var(--band-3)"];

const length = ({ from, to }: Span) => to - from;

/** Returns the seasons and the other days of a year as bands. */
export const bandsOf = (
  year: number,
  seasons: readonly Season[],
  months: Months,
  today: CalendarDate,
): Bands => {
  const found = inOrder(seasons).flatMap((season): Omit<Band, "tint">[] => {
    const { days } = season;
    const span = days && spanIn(year, days);
    return days && span ? [{ ...season, days, span, isPast: days.to < today }] : [];
  });
  const taken = found.map(({ span }) => span);
  return {
    seasons: found.map((band, place) => ({ ...band, tint: TINTS[place % TINTS.length] ?? "" })),
    rest: without(monthSpans(year, months, true), taken).toSorted((a, b) => length(b) - length(a)),
    off: without(monthSpans(year, months, false), taken),
    twice: overlapsOf(seasons).flatMap((days) => spanIn(year, days) ?? []),
  };
};
