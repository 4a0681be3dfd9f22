import type { CalendarDate, Days } from "../../base/calendar/calendar-date";
import { toHours } from "../../base/calendar/time";
import { hoursOn, type Times } from "../../model/hours";

type Identified = { jsonId: string };

/** Returns those of the hours that are of one trip. */
export const hoursOfTrip = <Other extends { trip: Identified }>(
  hours: readonly Other[],
  { jsonId }: Identified,
) => hours.filter(({ trip }) => trip.jsonId === jsonId);

/** Hours other than usual, of any trips. */
export type HoursByDay = readonly (Days & Times & { trip: Identified })[];

/** Returns a trip with the hours that it has on a day. */
export const tripOnDay = <Trip extends Identified & Times>(
  trip: Trip,
  hours: HoursByDay,
  day: CalendarDate,
): Trip => ({ ...trip, ...hoursOn(trip, hoursOfTrip(hours, trip), day) });

/** Returns a time some hours later, or earlier if their number is negative: "11:15" for "10:15". */
export const later = (time: string, hours: number) => {
  const minutes = Math.round((toHours(time) + hours) * 60);
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
};

/**
 * Returns the stops of a trip that leaves at another time than usual: as long after the departure.
 * @param usual when it usually leaves
 */
export const stopsFrom = <Stop extends { time: string }>(
  stops: readonly Stop[],
  usual: string,
  start: string,
): Stop[] =>
  stops.map((stop) => ({ ...stop, time: later(stop.time, toHours(start) - toHours(usual)) }));
