import type { CalendarDate } from "@brisa/typed-content/dates";
import type { Position } from "./sun";
import { sunsetOn } from "./sunset";
import { TIME_ZONE } from "./port-time";

const MILLISECONDS_A_MINUTE = 60_000;

/** English is the language that every browser has. */
const atPort = new Intl.DateTimeFormat("en", {
  timeZone: TIME_ZONE,
  hourCycle: "h23",
  hour: "2-digit",
  minute: "2-digit",
});

/** The time at the port, to the nearest minute: "21:03". */
export const sunsetTime = (date: CalendarDate, position: Position) =>
  atPort.format(
    Math.round(sunsetOn(date, position).getTime() / MILLISECONDS_A_MINUTE) * MILLISECONDS_A_MINUTE,
  );
