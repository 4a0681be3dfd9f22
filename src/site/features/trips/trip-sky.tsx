import styled from "styled-components";
import { ScaleBar } from "../../elements/scale-bar";
import { media } from "../../style/media";
import { tripSpan } from "../../day/day";
import { Sky, sliceOf } from "./sky";
import type { Sun } from "../../day/sun-of";
import { duration, formatTime } from "../../../base/calendar/time";

const SkyBox = styled.div`
  height: 6.5rem;
  ${media.large} {
    height: 9rem;
  }
`;

const Root = styled.div.attrs({ dir: "ltr" })`
  position: relative;
  padding-bottom: 1.9em;
  font-size: var(--step--1);
`;

/** Out of the flow, since it labels the drawing, which may stand at the right of the text that is read after it. */
const Times = styled.p`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  justify-content: space-between;
  max-width: none;
  font-weight: 600;

  span {
    font-weight: 400;
    color: var(--ink-2);
  }
`;

type Props = {
  trip: { start: string; end: string; longDuration: string; sky: string };
  sun: Sun;
};

/** Draws the curve of the sun during one trip, with the trip's times below, from left to right in every language. */
export const TripSky = ({ trip, sun }: Props) => {
  const span = tripSpan(trip);
  return (
    <Root>
      <SkyBox aria-hidden="true">
        <Sky path={sun.path} span={span} slices={[sliceOf(trip, sun.sunset)]} />
      </SkyBox>
      <ScaleBar $parts={duration(trip) * 2} />
      <Times>
        <time dateTime={trip.start}>{formatTime(trip.start)}</time>
        <span>{trip.longDuration}</span>
        <time dateTime={trip.end}>{formatTime(trip.end)}</time>
      </Times>
    </Root>
  );
};
