import {
  isCalendarDate,
  isWithin,
  type CalendarDate,
  type Days,
} from "../../../base/calendar/calendar-date";
import { isRecord } from "../../../base/is-record";
import { idsOf, type ItemId } from "../../../desk/core/identity";
import { seasonsOf } from "../../../model/facts";

/** The file with the prices. */
export const FILE = "prices.json";

/** A season as it is entered, with what tells it from others and its present place in the file. */
export type Season = {
  id: ItemId;
  index: number;
  /** As written; they may be no days at all. */
  from: string;
  to: string;
  /** Undefined if they are no days, or in the wrong order. */
  days?: Days;
};

const textOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Returns what tells whether a season has a day. */
export const isOn =
  (day: CalendarDate) =>
  ({ days }: { days?: Days }) =>
    days !== undefined && isWithin(day, days.from, days.to);

/** Returns the entered seasons, in the order of the file. */
export const enteredSeasons = (seasons: unknown): Season[] => {
  if (!Array.isArray(seasons)) return [];
  return idsOf(seasons).map((id, index) => {
    const season: unknown = seasons[index];
    const { from: first, to: last } = isRecord(season) ? season : {};
    const [from, to] = [textOf(first), textOf(last)];
    const areDays = isCalendarDate(from) && isCalendarDate(to) && from <= to;
    return { id, index, from, to, ...(areDays && { days: { from, to } }) };
  });
};

/** Returns seasons in the order of the calendar; those without days come last. */
export const inOrder = <Of extends Season>(seasons: readonly Of[]) =>
  seasons.toSorted((a, b) =>
    (a.days?.from ?? "9999") < (b.days?.from ?? "9999")
      ? -1
      : a.days?.from === b.days?.from
        ? a.index - b.index
        : 1,
  );

/** Returns the hours of a trip in a season; undefined if they are the usual ones, or cannot be read. */
export const hoursIn = (seasons: unknown, index: number, trip: string | undefined) =>
  seasonsOf({ seasons })
    .find((season) => season.index === index)
    ?.hours.find((hours) => hours.trip === trip);
