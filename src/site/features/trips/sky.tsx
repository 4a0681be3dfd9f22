import type { CSSProperties } from "react";
import styled, { css } from "styled-components";
import { areaBelow, curvePath, leastHeight, tripSpan, type Span, reachOf } from "../../day/day";
import type { SunPath } from "../../../model/sun";
import { skies } from "../../../model/skies";

/** The skies as custom properties. Not every page needs them, so they are no design tokens. */
export const skyProperties = Object.entries(skies)
  .map(([name, { stops }]) => `--sky-${name}: ${stops};`)
  .join("");

const Box = styled.div`
  ${skyProperties}
  position: relative;
  height: 100%;
`;

const Area = styled.div`
  position: absolute;
  inset: 0;
  transition: clip-path var(--sunwise) var(--ease);
`;

/** The colour after the end of the sunset's sky. */
const DARK = skies.sunset.stops.slice(-7);

const Colours = styled.div`
  position: absolute;
  inset-block: 0;
  forced-color-adjust: none;
  transition: opacity var(--calm);
`;

const Outline = styled.div`
  position: absolute;
  inset-block: 0;
  border: dashed var(--control);
  border-width: 0 1px;
`;

const Curve = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;

  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25;
    stroke-dasharray: 1 5;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
`;

type Slice = {
  span: Span;
  /** The name of its sky (`src/model/skies.ts`). */
  sky: string;
  /** How much of it the sky takes (`reachOf`); all if undefined. */
  reach?: number;
};

type Props = {
  path: SunPath;
  span: Span;
  slices: readonly Slice[];
  /** Whether there are no trips on that day: they are outlines. */
  isOutline?: boolean;
};

/** A trip with its hours of a day and the name of its sky. */
type SkyTrip = { start: string; end: string; sky: string };

/** Of the day on which the sun sets at `sunset`, if one is chosen. */
export const sliceOf = (trip: SkyTrip, sunset: string | undefined): Slice => ({
  span: tripSpan(trip),
  sky: trip.sky,
  reach: reachOf(trip, sunset),
});

const sliceBackground = ({ sky, reach }: Slice) => {
  const gradient = `linear-gradient(90deg, var(--sky-${sky}))`;
  return reach === undefined
    ? gradient
    : `${gradient} 0 / ${(reach * 100).toFixed(1)}% 100% no-repeat ${DARK}`;
};

/** As custom properties, for {@link skyBar} within an element with {@link skyProperties}. */
export const skyStyle = (trip: SkyTrip, sunset?: string) => {
  const reach = reachOf(trip, sunset);
  return {
    "--sky": `var(--sky-${trip.sky})`,
    ...(reach !== undefined && { "--reach": reach.toFixed(3), "--dark": DARK }),
  } as CSSProperties;
};

/** A bar in the colours of a trip, whose sky {@link skyStyle} names. */
export const skyBar = css`
  background: linear-gradient(90deg, var(--sky)) 0 / calc(var(--reach, 1) * 100%) 100% no-repeat
    var(--dark, transparent);
`;

/** Draws the curve of the sun during `span`, with the trips as coloured slices below it. */
export const Sky = ({ path, span, slices, isOutline }: Props) => {
  const least = leastHeight(
    path,
    slices.map((slice) => slice.span),
  );
  const percent = (hours: number) => `${((hours / (span.to - span.from)) * 100).toFixed(2)}%`;
  return (
    <Box>
      <Area style={{ clipPath: areaBelow(path, span, least) }}>
        {slices.map((slice) => {
          const Slice = isOutline ? Outline : Colours;
          return (
            <Slice
              key={slice.span.from}
              data-slice
              style={{
                left: percent(slice.span.from - span.from),
                width: percent(slice.span.to - slice.span.from),
                background: isOutline ? undefined : sliceBackground(slice),
              }}
            />
          );
        })}
      </Area>
      <Curve viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={curvePath(path, span)} />
      </Curve>
    </Box>
  );
};
