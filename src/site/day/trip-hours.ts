import { type CalendarDate, type Days, toHours } from "@brisa/typed-content/dates";
import { hoursOn, type Times } from "../../model/hours";

type Identified = { jsonId: string };

export const hoursOfTrip = <Other extends { trip: Identified }>(
  hours: readonly Other[],
  { jsonId }: Identified,
) => hours.filter(({ trip }) => trip.jsonId === jsonId);

/** Hours other than usual, of any trips. */
export type HoursByDay = readonly (Days & Times & { trip: Identified })[];

export const tripOnDay = <Trip extends Identified & Times>(
  trip: Trip,
  hours: HoursByDay,
  day: CalendarDate,
): Trip => ({ ...trip, ...hoursOn(trip, hoursOfTrip(hours, trip), day) });

/** "11:15" for "10:15" and 1; earlier if the number is negative. */
export const later = (time: string, hours: number) => {
  const minutes = Math.round((toHours(time) + hours) * 60);
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
};

/**
 * As long after the departure as usual.
 * @param usual when the trip usually leaves
 */
export const stopsFrom = <Stop extends { time: string }>(
  stops: readonly Stop[],
  usual: string,
  start: string,
): Stop[] =>
  stops.map((stop) => ({ ...stop, time: later(stop.time, toHours(start) - toHours(usual)) }));
