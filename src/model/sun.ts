/** In degrees. */
export type Position = { latitude: number; longitude: number };

/** sin(altitude) is `level + swing × cos(hour angle)`, here as a fraction of its value at a noon. */
export type SunPath = {
  /** Local time in hours. */
  solarNoon: number;
  level: number;
  swing: number;
};

/** 1 August. */
const DAY = 213;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The sun's declination on the longest day, in degrees. */
const SOLSTICE = 23.44;

/**
 * Declination in radians, equation of time in minutes: the series of Spencer (1971) in NOAA's "General Solar Position
 * Calculations", exact to a minute, which is a pixel in the drawings.
 */
const sunAt = (dayOfYear: number) => {
  /** The fractional year in radians. */
  const angle = (2 * Math.PI * (dayOfYear - 1)) / 365;
  return {
    declination:
      0.006918 -
      0.399912 * Math.cos(angle) +
      0.070257 * Math.sin(angle) -
      0.006758 * Math.cos(2 * angle) +
      0.000907 * Math.sin(2 * angle) -
      0.002697 * Math.cos(3 * angle) +
      0.00148 * Math.sin(3 * angle),
    equationOfTime:
      229.18 *
      (0.000075 +
        0.001868 * Math.cos(angle) -
        0.032077 * Math.sin(angle) -
        0.014615 * Math.cos(2 * angle) -
        0.040849 * Math.sin(2 * angle)),
  };
};

const levelAt = (latitude: number, declination: number) =>
  Math.sin(radians(latitude)) * Math.sin(declination);
const swingAt = (latitude: number, declination: number) =>
  Math.cos(radians(latitude)) * Math.cos(declination);

/** The sun's greatest height in a year, as a sine. */
const highestAt = (latitude: number) =>
  Math.cos(radians(Math.max(0, Math.abs(latitude) - SOLSTICE)));

/** Heights are fractions of the year's greatest: days can be compared. `dayOfYear`: from 1; `utcOffset`: hours. */
export const sunPathOn = (
  { latitude, longitude }: Position,
  dayOfYear: number,
  utcOffset: number,
): SunPath => {
  const { declination, equationOfTime } = sunAt(dayOfYear);
  const highest = highestAt(latitude);
  return {
    solarNoon: 12 + utcOffset - longitude / 15 - equationOfTime / 60,
    level: levelAt(latitude, declination) / highest,
    swing: swingAt(latitude, declination) / highest,
  };
};

/** On 1 August, as a fraction of that noon's height. `utcOffset`: hours by which local time is ahead of UTC. */
export const sunPath = (position: Position, utcOffset: number): SunPath => {
  const { solarNoon, level, swing } = sunPathOn(position, DAY, utcOffset);
  const noon = level + swing;
  return { solarNoon, level: level / noon, swing: swing / noon };
};

/** A fraction of the height at noon; 0 below the horizon. `hour`: local time, 13.5 for 13:30. */
export const sunHeight = ({ solarNoon, level, swing }: SunPath, hour: number) =>
  Math.max(0, level + swing * Math.cos(radians((hour - solarNoon) * 15)));

/** Local time in hours; solar midnight if the sun does not fall to the height. */
export const fallsTo = ({ solarNoon, level, swing }: SunPath, height: number) =>
  solarNoon + Math.acos(Math.max(-1, Math.min(1, (height - level) / swing))) / radians(15);

/** Local time in hours; solar midnight if the sun does not set. */
export const sunset = (path: SunPath) => fallsTo(path, 0);
