import { addDays, type CalendarDate, type Days } from "../base/calendar/calendar-date";
import { seasonOn } from "./prices";
import { isBookable, type Season } from "./season";

/** Departure and return: "17:30" and "21:00". */
export type Times = { start: string; end: string };

/** The hours of a trip. */
export type TripHours = Times & { trip: string };

/** Days with hours of their own. A trip that they do not name has its usual hours. */
export type HoursSeason = Days & { hours: readonly TripHours[] };

/** What the owner enters about hours. */
export type Timetable = {
  /** The usual hours of each trip that is sold: those of every day outside the seasons. */
  trips: readonly TripHours[];
  /** In any order. No day is in two of them. */
  seasons: readonly HoursSeason[];
  /** The months with trips. */
  months: Season;
};

/** Days on which a trip has other hours than usual. */
export type OtherHours = TripHours & Days;

const areSame = (some: Times, others: Times) =>
  some.start === others.start && some.end === others.end;

/**
 * Returns the days on which trips have other hours than usual: trip by trip, in the order of the calendar. Seasons
 * that follow each other, in which a trip has the same hours, are one.
 */
export const otherHours = ({ trips, seasons }: Timetable): OtherHours[] => {
  const inOrder = seasons.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return trips.flatMap((usual) => {
    const found: OtherHours[] = [];
    for (const { from, to, hours } of inOrder) {
      const own = hours.find(({ trip }) => trip === usual.trip);
      if (!own || areSame(own, usual)) continue;
      const last = found.at(-1);
      if (last && areSame(last, own) && addDays(last.to, 1) === from) last.to = to;
      else found.push({ trip: own.trip, start: own.start, end: own.end, from, to });
    }
    return found;
  });
};

/**
 * Returns {@link otherHours} of days that can be booked. Everything that shows hours without a chosen day takes them
 * from here.
 * @param today the day at the port for which the hours are shown; it can still be booked
 */
export const comingHours = (timetable: Timetable, today: CalendarDate) =>
  otherHours(timetable).filter((days) => isBookable(days, timetable.months, today));

/**
 * Returns the hours of a trip on a day.
 * @param others the days on which this trip has other hours
 */
export const hoursOn = (
  { start, end }: Times,
  others: readonly (Days & Times)[],
  day: CalendarDate,
): Times => {
  const other = seasonOn(others, day);
  return other ? { start: other.start, end: other.end } : { start, end };
};
