import type { CalendarDate, Days } from "../../base/calendar/calendar-date";
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
