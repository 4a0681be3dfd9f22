import { dateIn, type CalendarDate } from "@brisa/typed-content/dates";
import type { Position } from "./sun";

/** For all hours and days of the site. For another zone change this file alone. */
export const TIME_ZONE = "Europe/Madrid";

/** About where its time holds, in degrees: mainland Spain and the Balearic Islands. */
const ZONE = { north: 44, south: 35, west: -9.5, east: 4.5 };

export const isInZone = ({ latitude, longitude }: Position) =>
  latitude <= ZONE.north &&
  latitude >= ZONE.south &&
  longitude <= ZONE.east &&
  longitude >= ZONE.west;

/** Hours ahead of UTC. */
export const hoursAhead = (moment: Date) => {
  // English is the language that every browser has.
  const said = moment.toLocaleString("en", { timeZone: TIME_ZONE, hourCycle: "h23" });
  const ahead = Date.parse(`${said.replace(",", "")} UTC`) - moment.getTime();
  // The text has no milliseconds. Some clocks are ahead by half or three quarters of an hour.
  return Math.round(ahead / 900_000) / 4;
};

/** The moment when the clocks at the port say a time, "17:30". */
export const momentAt = (day: CalendarDate, time: string) => {
  const at = (ahead: number) => new Date(Date.parse(`${day}T${time}Z`) - ahead * 3_600_000);
  return at(hoursAhead(at(hoursAhead(at(0)))));
};

export const portDate = (moment: Date): CalendarDate => dateIn(TIME_ZONE, moment);

/**
 * The visitor's day at the port or, if the clock is earlier than the page, that for which the page is built. A clock that
 * is ahead cannot be told from a page that has not been built, or has stayed open, for long.
 */
export const todayBy = (clock: Date, built: CalendarDate) => {
  const today = portDate(clock);
  return today < built ? built : today;
};
