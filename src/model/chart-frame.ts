import type { Position } from "../base/calendar/sun";

/** The edges of `static/art/bay.svg` in degrees, by the coves on it. */
const FRAME = { north: 39.61, south: 39.39, west: 2.48, east: 2.87 };

/** Whether a position is on the chart, which is of the Bay of Palma. */
export const isOnChart = ({ latitude, longitude }: Position) =>
  latitude <= FRAME.north &&
  latitude >= FRAME.south &&
  longitude >= FRAME.west &&
  longitude <= FRAME.east;
