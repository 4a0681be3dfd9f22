/** Palma, where all trips start. Degrees. */
const LATITUDE = 39.55;
const LONGITUDE = 2.633;
/** 1 August, day of the year. */
const DAY = 213;
/** Central European Summer Time is two hours ahead of UTC. */
const CLOCK = 2;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Declination and equation of time after Spencer (1971), as in NOAA's "General Solar Position
 * Calculations"; good to a minute of time, which is a pixel here.
 */
const angle = (2 * Math.PI * (DAY - 1)) / 365;
const declination =
  0.006918 -
  0.399912 * Math.cos(angle) +
  0.070257 * Math.sin(angle) -
  0.006758 * Math.cos(2 * angle) +
  0.000907 * Math.sin(2 * angle);
const equationOfTime =
  3.8196667 *
  (0.0075 +
    0.1868 * Math.cos(angle) -
    3.2077 * Math.sin(angle) -
    1.4615 * Math.cos(2 * angle) -
    4.0849 * Math.sin(2 * angle));

/** Local time of solar noon, in hours: about 13.9. */
export const SOLAR_NOON = 12 + CLOCK - LONGITUDE / 15 - equationOfTime / 60;

const level = Math.sin(radians(LATITUDE)) * Math.sin(declination);
const swing = Math.cos(radians(LATITUDE)) * Math.cos(declination);

/** sin(altitude) = level + swing × cos(hour angle), divided by its value at noon. */
export const SUN_LEVEL = level / (level + swing);
export const SUN_SWING = swing / (level + swing);

/**
 * Height of the sun over Palma on 1 August as a part of its noon height.
 * @param hour local time in hours, 13.5 for 13:30
 * @returns 1 at noon, 0 at the horizon and below
 */
export const sunHeight = (hour: number) =>
  Math.max(0, SUN_LEVEL + SUN_SWING * Math.cos(radians((hour - SOLAR_NOON) * 15)));
