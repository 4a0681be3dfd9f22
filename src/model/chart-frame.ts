import type { Position } from "../base/calendar/sun";

/** The edges of a chart, in degrees. */
export type Frame = { north: number; south: number; west: number; east: number };

/** Those of the delivered chart, `static/art/bay.svg`, by the coves on it. */
const DELIVERED: Frame = { north: 39.61, south: 39.39, west: 2.48, east: 2.87 };

/**
 * Returns where a position is on a chart, in per cent from its left and upper edge; less than 0 or more than 100 outside.
 * Linear in degrees (plate carrée). On a chart in Mercator's projection that is 0.2 % of its height off at 40°, if it
 * shows one degree, and less on a smaller one.
 * @param own the edges of the owner's chart; without them that of the delivered one
 */
export const placeOnChart = ({ latitude, longitude }: Position, own?: Frame | null) => {
  const { north, south, west, east } = own ?? DELIVERED;
  return {
    x: percent(longitude - west, east - west),
    y: percent(north - latitude, north - south),
  };
};

const percent = (part: number, whole: number) => Math.round((part / whole) * 1e4) / 100;

export const isOnChart = (position: Position, own?: Frame | null) => {
  const { x, y } = placeOnChart(position, own);
  return x >= 0 && x <= 100 && y >= 0 && y <= 100;
};

/** Returns the chart with its places, or null if the harbour is outside it: pages then leave it out. */
export const chartAround = <Places extends { chart: Frame | null }>(
  harbour: Position,
  places: Places | null,
) => (places && isOnChart(harbour, places.chart) ? places : null);
