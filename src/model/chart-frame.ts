import type { Position } from "./sun";

export type Frame = { north: number; south: number; west: number; east: number };

/** `static/art/bay.svg`, by the coves on it. */
const DELIVERED: Frame = { north: 39.61, south: 39.39, west: 2.48, east: 2.87 };

/**
 * In per cent from the left and upper edge; below 0 or above 100 outside. Linear in degrees (plate carrée): on a
 * Mercator chart of one degree, 0.2 % of its height off at 40°, less on a smaller one. `own` is the owner's chart.
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

/** Null if the harbour is outside: pages then leave the chart out. */
export const chartAround = <Places extends { chart: Frame | null }>(
  harbour: Position,
  places: Places | null,
) => (places && isOnChart(harbour, places.chart) ? places : null);
