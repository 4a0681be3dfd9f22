import type { CalendarDate } from "./calendar-date";
import {
  cos,
  degrees,
  MILLISECONDS_A_DAY,
  MINUTES_A_DEGREE,
  sin,
  sunAt,
  type Position,
} from "./sun";

const MILLISECONDS_A_MINUTE = 60_000;

/** The height of the sun's centre in degrees as its upper edge sets: its radius of 16′ and refraction of 34′. */
const HORIZON = -0.833;

/**
 * Returns the moment at which the upper edge of the sun sets, over a flat horizon. The latitude must be
 * at most 65 degrees, where the sun sets every day.
 */
export const sunsetOn = (date: CalendarDate, { latitude, longitude }: Position) => {
  /** 12:00 of the day in the mean solar time of the position. */
  const noon =
    Date.parse(date) +
    MILLISECONDS_A_DAY / 2 -
    longitude * MINUTES_A_DEGREE * MILLISECONDS_A_MINUTE;
  // The sun moves on until it sets. After three steps, the moment changes by less than a millisecond.
  let moment = noon;
  for (let step = 0; step < 3; step += 1) {
    const { declination, equationOfTime } = sunAt(moment);
    const hourAngle = degrees(
      Math.acos(
        (sin(HORIZON) - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination)),
      ),
    );
    moment = noon + (MINUTES_A_DEGREE * hourAngle - equationOfTime) * MILLISECONDS_A_MINUTE;
  }
  return new Date(moment);
};
