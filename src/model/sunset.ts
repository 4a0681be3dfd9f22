import type { CalendarDate } from "@brisa/typed-content/dates";
import type { Position } from "./sun";

const MILLISECONDS_A_MINUTE = 60_000;
const MILLISECONDS_A_DAY = 86_400_000;
const MINUTES_A_DEGREE = 4;

/** Noon, UTC, from which the formulas count the days. */
const J2000 = Date.UTC(2000, 0, 1, 12);

/** The height of the sun's centre in degrees as its upper edge sets: its radius of 16′ and refraction of 34′. */
const HORIZON = -0.833;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;
const sin = (angle: number) => Math.sin(radians(angle));
const cos = (angle: number) => Math.cos(radians(angle));
const tan = (angle: number) => Math.tan(radians(angle));

/**
 * Declination in degrees, equation of time in minutes. Source: Jean Meeus, "Astronomical Algorithms", chapters 25 and
 * 28, as in NOAA's solar calculator (https://gml.noaa.gov/grad/solcalc/calcdetails.html).
 */
const sunAt = (moment: number) => {
  const centuries = (moment - J2000) / MILLISECONDS_A_DAY / 36_525;
  const longitude = 280.46646 + centuries * 36_000.76983;
  const anomaly = 357.52911 + centuries * 35_999.05029;
  const eccentricity = 0.016708634 - centuries * 0.000042037;
  const centre =
    (1.914602 - centuries * 0.004817) * sin(anomaly) +
    0.019993 * sin(2 * anomaly) +
    0.000289 * sin(3 * anomaly);
  const node = 125.04 - centuries * 1934.136;
  const apparent = longitude + centre - 0.00569 - 0.00478 * sin(node);
  const obliquity = 23.439291 - centuries * 0.013004 + 0.00256 * cos(node);
  const y = tan(obliquity / 2) ** 2;
  const equation =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y ** 2 * sin(4 * longitude) -
    1.25 * eccentricity ** 2 * sin(2 * anomaly);
  return {
    declination: degrees(Math.asin(sin(obliquity) * sin(apparent))),
    equationOfTime: MINUTES_A_DEGREE * degrees(equation),
  };
};

/** The moment when the sun's upper edge sets, over a flat horizon. Latitude: up to 65°, where it sets every day. */
export const sunsetOn = (date: CalendarDate, { latitude, longitude }: Position) => {
  /** Noon in the mean solar time of the position. */
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
