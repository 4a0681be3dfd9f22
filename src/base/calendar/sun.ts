/** In degrees. */
export type Position = { latitude: number; longitude: number };

/** sin(altitude) is `level + swing × cos(hour angle)`, here as a fraction of its value at a noon. */
export type SunPath = {
  /** Local time in hours. */
  solarNoon: number;
  level: number;
  swing: number;
};

/** The day of the year of 1 August. */
const DAY = 213;

export const MILLISECONDS_A_DAY = 86_400_000;
export const MINUTES_A_DEGREE = 4;

/** 1 January 2000, 12:00 UTC, from which the formulas count the days. */
const J2000 = Date.UTC(2000, 0, 1, 12);

const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const degrees = (angle: number) => (angle * 180) / Math.PI;
export const sin = (angle: number) => Math.sin(radians(angle));
export const cos = (angle: number) => Math.cos(radians(angle));
const tan = (angle: number) => Math.tan(radians(angle));

/** The sun's declination on the longest day, in degrees. */
const SOLSTICE = 23.44;

/**
 * Returns the sun's declination in degrees, and the equation of time in minutes, at a moment.
 *
 * Source: Jean Meeus, "Astronomical Algorithms", chapters 25 and 28, as in NOAA's solar calculator
 * (https://gml.noaa.gov/grad/solcalc/calcdetails.html). All angles are in degrees.
 */
export const sunAt = (moment: number) => {
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

/** Returns the greatest height of the sun in a year at a latitude, as a sine. */
const highestAt = (latitude: number) => cos(Math.max(0, Math.abs(latitude) - SOLSTICE));

/**
 * Returns the path of the sun at a position on a day. Heights are fractions of the greatest of the year, at a noon, so
 * that days can be compared.
 * @param dayOfYear counted from 1
 * @param utcOffset hours by which the local time of that day is ahead of UTC
 */
export const sunPathOn = (
  { latitude, longitude }: Position,
  dayOfYear: number,
  utcOffset: number,
): SunPath => {
  // In any year: from one to the next a day’s sun moves by a minute, which is a pixel in the drawings.
  const { declination, equationOfTime } = sunAt(Date.UTC(2026, 0, dayOfYear, 12));
  const highest = highestAt(latitude);
  return {
    solarNoon: 12 + utcOffset - longitude / 15 - equationOfTime / 60,
    level: (sin(latitude) * sin(declination)) / highest,
    swing: (cos(latitude) * cos(declination)) / highest,
  };
};

/**
 * Returns the path of the sun on 1 August at a position, as a fraction of its height at that noon.
 * @param utcOffset hours by which the local time of that day is ahead of UTC
 */
export const sunPath = (position: Position, utcOffset: number): SunPath => {
  const { solarNoon, level, swing } = sunPathOn(position, DAY, utcOffset);
  const noon = level + swing;
  return { solarNoon, level: level / noon, swing: swing / noon };
};

/**
 * Returns the height of the sun as a fraction of its height at noon; 0 below the horizon.
 * @param hour local time in hours, 13.5 for 13:30
 */
export const sunHeight = ({ solarNoon, level, swing }: SunPath, hour: number) =>
  Math.max(0, level + swing * cos((hour - solarNoon) * 15));

/** Returns the local time in hours at which the sun falls to a height; solar midnight if it does not. */
export const fallsTo = ({ solarNoon, level, swing }: SunPath, height: number) =>
  solarNoon + Math.acos(Math.max(-1, Math.min(1, (height - level) / swing))) / radians(15);

/** Returns the local time of sunset in hours; solar midnight if the sun does not set. */
export const sunset = (path: SunPath) => fallsTo(path, 0);
