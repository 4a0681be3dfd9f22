import {
  daySpan,
  lanes,
  leastHeight,
  restingHour,
  tripSpan,
  type Span,
  summerSun,
} from "../../site/day/day";
import { sunHeight, type Position } from "../../base/calendar/sun";
import { markup } from "../../base/markup";
import { skies, skyNames, type SkyName } from "../../model/skies";
import { colors } from "../../site/style/tokens";
import type { Typeface } from "./typefaces";

export type Trip = { start: string; end: string; sky: SkyName };

/** The path of the sun is calculated for the position. */
export type Day = { trips: Trip[]; position: Position };

/** In pixels. */
type Box = { x: number; y: number; width: number; height: number };

/** In pixels. */
export const SCALE_HEIGHT = 10;
const BAR_HEIGHT = 16;
const GAP = 9;
const HOUR_SIZE = 26;
const SUN_RADIUS = 15;
/** Pixels between two points of the sun's curve. */
const STEP = 8;

/** Rows for overlapping trips. Further ones are left out. */
const MAX_BARS = 2;

/** Hours between two labels. */
const LABEL_STEP = 3;

const round = (value: number) => Math.round(value * 10) / 10;

const skyOf = ({ sky }: Trip) => `url(#sky-${sky})`;

/** Stops are like `#FBE0A0, #F7ECCF 32%, #8EC3DE`. */
const gradient = (sky: SkyName) => {
  const stops = skies[sky].stops.split(", ").map((stop, index) => {
    const [color = "", offset = index === 0 ? "0%" : "100%"] = stop.split(" ");
    return markup`<stop offset="${offset}" stop-color="${color}"/>`;
  });
  return markup`<linearGradient id="sky-${sky}">${stops}</linearGradient>`;
};

export const skyGradients = markup`<defs>${skyNames.map(gradient)}</defs>`;

const placing =
  (span: Span, { x, width }: Pick<Box, "x" | "width">) =>
  (hour: number) =>
    round(x + ((hour - span.from) / (span.to - span.from)) * width);

/** As on a nautical chart, with a stripe for each half hour. */
export const drawScale = ({ trips }: Day, { x, y, width }: Omit<Box, "height">) => {
  const span = daySpan(trips);
  const at = placing(span, { x, width });
  const hours = Array.from({ length: span.to - span.from }, (_, index) => span.from + index);
  const stripes = hours.map(
    (hour) => `M${at(hour)} ${y}H${at(hour + 0.5)}v${SCALE_HEIGHT}H${at(hour)}Z`,
  );
  return markup`
    <rect x="${x}" y="${y}" width="${width}" height="${SCALE_HEIGHT}" fill="${colors["paper-raised"]}"/>
    <path d="${stripes.join("")}" fill="${colors.ink}"/>
    <path d="M${x} ${y + 0.75}h${width}m${-width} ${SCALE_HEIGHT - 1.5}h${width}" stroke="${colors.ink}" stroke-width="1.5"/>`;
};

/** In pixels. */
export const belowSky = ({ trips }: Day) =>
  SCALE_HEIGHT + barsOf(trips).length * (GAP + BAR_HEIGHT) + GAP + HOUR_SIZE;

const barsOf = (trips: Trip[]) => lanes(trips).slice(1, 1 + MAX_BARS);

/** Trips that overlap with others are bars. `box`: the area of the sky only. */
export const drawDay = (day: Day, box: Box, text: Typeface) => {
  const { trips, position } = day;
  const span = daySpan(trips);
  const path = summerSun(position);
  const { x, y, width, height } = box;
  const ground = y + height;
  const at = placing(span, box);
  const heightAt = (hour: number, least = 0) =>
    round(ground - Math.max(sunHeight(path, hour), least) * height);
  const curve = ({ from, to }: Span, least?: number) => {
    const steps = Math.ceil((at(to) - at(from)) / STEP);
    const hours = Array.from({ length: steps + 1 }, (_, n) => from + ((to - from) * n) / steps);
    return hours.map((hour) => `${at(hour)} ${heightAt(hour, least)}`).join("L");
  };
  const [drawn = []] = lanes(trips);
  const least = leastHeight(path, drawn.map(tripSpan));
  const slices = drawn.map((trip) => {
    const { from, to } = tripSpan(trip);
    return markup`<path d="M${at(from)} ${ground}L${curve({ from, to }, least)}V${ground}Z" fill="${skyOf(trip)}"/>`;
  });
  const bars = barsOf(trips).flatMap((row, index) =>
    row.map((trip) => {
      const { from, to } = tripSpan(trip);
      const top = ground + SCALE_HEIGHT + GAP + index * (GAP + BAR_HEIGHT);
      return markup`<rect x="${at(from)}" y="${top}" width="${at(to) - at(from)}" height="${BAR_HEIGHT}" fill="${skyOf(trip)}"/>`;
    }),
  );
  const hour = restingHour(path, span);
  const [left, top] = [at(hour), heightAt(hour)];
  const sun = markup`<circle cx="${left}" cy="${top}" r="${SUN_RADIUS + 5}" fill="${colors.paper}"/>
    <circle cx="${left}" cy="${top}" r="${SUN_RADIUS}" fill="${colors.sun}" stroke="${colors.ink}" stroke-width="2"/>`;
  return markup`${slices}
    <path d="M${curve(span)}" fill="none" stroke="${colors.ink}" stroke-width="2.5" stroke-dasharray="0 8" stroke-linecap="round"/>
    ${sunHeight(path, hour) > 0 ? sun : []}
    ${drawScale(day, { x, y: ground, width })}
    ${bars}
    ${drawHours(span, { x, y: ground + belowSky(day), width }, text)}`;
};

/** Every third hour. Labels do not extend beyond the ends. */
const drawHours = (span: Span, { x, y, width }: Omit<Box, "height">, text: Typeface) => {
  const at = placing(span, { x, width });
  const count = Math.floor((span.to - span.from) / LABEL_STEP) + 1;
  const hours = Array.from({ length: count }, (_, index) => span.from + LABEL_STEP * index);
  const written = hours.map((hour) => {
    const label = `${hour}:00`;
    const length = text.width(label, HOUR_SIZE);
    const left = Math.min(Math.max(at(hour) - length / 2, x), x + width - length);
    return text.outlines(label, left, y, HOUR_SIZE);
  });
  return markup`<path d="${written.join("")}" fill="${colors["ink-2"]}"/>`;
};
