import styled from "styled-components";
import { sunHeight, type SunPath } from "../../../model/sun";
import { DEFAULT_DRAWING } from "../../../model/drawings";
import { skies } from "../../../model/skies";
import { tripSpan } from "../../day/day";

const usual = Object.entries(skies.morning.light);

/** The colours of the places under each sky: those of the first, and in what the others differ. */
const lights = Object.entries(skies).map(([name, { light }]) => {
  const colors = Object.entries(light).filter(
    (color) =>
      name === "morning" || !usual.some(([key, value]) => key === color[0] && value === color[1]),
  );
  const properties = colors.map(([key, value]) => `--${key}:${value};`).join("");
  return name === "morning" ? properties : `&[data-sky=${name}]{${properties}}`;
});

/** The horizon is three fifths down the drawing, which is cropped at its middle: so are its sky and its water. */
const Bay = styled.div`
  ${lights.join("")}
  container-type: inline-size;
  overflow: hidden;
  forced-color-adjust: none;

  > svg {
    width: 100%;
    height: 100%;
    background:
      linear-gradient(0deg, var(--sky)) 0 0 / 100% calc(50% + 12.5cqw) no-repeat,
      linear-gradient(var(--sky)) 0 100% / 100% calc(50.5% - 12.5cqw) no-repeat;
  }
`;

const HORIZON = 300;

/** Above the horizon, at the greatest height of the sun. */
const ZENITH = 125;

/** Between two hours of the sun's way, and from the middle to its ends. */
const HOUR = 28;
const REACH = 168;

const Part = ({ id, x }: { id: string; x?: number }) => (
  <use href={`/art/places.svg#${id}`} x={x} />
);

type Props = {
  /** `--sky` is that of the element that it stands in. */
  trip: { start: string; end: string; sky: string; drawing: string | null };
  path: SunPath;
};

/** Draws the place of a trip under its sky, with the sun where it stands in the middle of the trip. */
export const Drawing = ({ trip, path }: Props) => {
  const { from, to } = tripSpan(trip);
  const middle = (from + to) / 2;
  const height = sunHeight(path, middle);
  const x = Math.round(200 + Math.max(-REACH, Math.min(REACH, (middle - path.solarNoon) * HOUR)));
  return (
    <Bay aria-hidden="true" data-sky={trip.sky}>
      <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice">
        {height > 0 && (
          <>
            {/* It ends at the horizon, and cuts the sun there. */}
            <svg width="400" height={HORIZON}>
              <circle cx={x} cy={Math.round(HORIZON - ZENITH * height)} r="30" fill="var(--sun)" />
            </svg>
            <Part id="glitter" x={x} />
          </>
        )}
        <Part id={trip.drawing ?? DEFAULT_DRAWING} />
        <Part id="boat" x={x > 200 ? 80 : 215} />
      </svg>
    </Bay>
  );
};
