import styled from "styled-components";
import { areaBelow, curvePath, leastHeight, type Span } from "../../day/day";
import { sunPath, type Position } from "../../../base/calendar/sun";
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
`;

const Slice = styled.div`
  position: absolute;
  inset-block: 0;
  forced-color-adjust: none;
  transition: opacity var(--calm);
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

type Props = {
  position: Position;
  /** The hours shown. */
  span: Span;
  /** The trips to draw, each with the name of its sky (see `src/model/skies.ts`). */
  slices: { span: Span; sky: string }[];
};

/** Draws the curve of the sun during `span`, with the trips as coloured slices below it. */
export const Sky = ({ position, span, slices }: Props) => {
  const path = sunPath(position);
  const least = leastHeight(
    path,
    slices.map((slice) => slice.span),
  );
  const percent = (hours: number) => `${((hours / (span.to - span.from)) * 100).toFixed(2)}%`;
  return (
    <Box>
      <Area style={{ clipPath: areaBelow(path, span, least) }}>
        {slices.map((slice) => (
          <Slice
            key={slice.span.from}
            data-slice
            style={{
              left: percent(slice.span.from - span.from),
              width: percent(slice.span.to - slice.span.from),
              background: `linear-gradient(90deg, var(--sky-${slice.sky}))`,
            }}
          />
        ))}
      </Area>
      <Curve viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d={curvePath(path, span)} />
      </Curve>
    </Box>
  );
};
