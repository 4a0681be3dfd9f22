import { addDays, type CalendarDate, type Days, inOrder } from "@brisa/typed-content/dates";
import { seasonOn } from "./prices";
import { isBookable, type Season } from "./season";

/** "17:30" and "21:00". */
export type Times = { start: string; end: string };

export type TripHours = Times & { trip: string };

/** A trip that they do not name has its usual hours. */
type HoursSeason = Days & { hours: readonly TripHours[] };

export type Timetable = {
  /** The usual hours of the trips that are sold. */
  trips: readonly TripHours[];
  /** In any order. No day is in two of them. */
  seasons: readonly HoursSeason[];
  months: Season;
};

export type OtherHours = TripHours & Days;

const areSame = (some: Times, others: Times) =>
  some.start === others.start && some.end === others.end;

/** Trip by trip, in the order of the calendar. Seasons that follow each other with the same hours of a trip are one. */
export const otherHours = ({ trips, seasons }: Timetable): OtherHours[] => {
  const ordered = inOrder(seasons);
  return trips.flatMap((usual) => {
    const found: OtherHours[] = [];
    for (const { from, to, hours } of ordered) {
      const own = hours.find(({ trip }) => trip === usual.trip);
      if (!own || areSame(own, usual)) continue;
      const last = found.at(-1);
      if (last && areSame(last, own) && addDays(last.to, 1) === from) last.to = to;
      else found.push({ trip: own.trip, start: own.start, end: own.end, from, to });
    }
    return found;
  });
};

/** On days that can be booked, as today. Everything that shows hours without a chosen day takes them from here. */
export const comingHours = (timetable: Timetable, today: CalendarDate) =>
  otherHours(timetable).filter((days) => isBookable(days, timetable.months, today));

/** @param others the days on which this trip has other hours */
export const hoursOn = (
  { start, end }: Times,
  others: readonly (Days & Times)[],
  day: CalendarDate,
): Times => {
  const other = seasonOn(others, day);
  return other ? { start: other.start, end: other.end } : { start, end };
};
