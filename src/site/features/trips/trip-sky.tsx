import styled from "styled-components";
import { useMessages } from "../language/use-messages";
import { ScaleBar } from "../../elements/scale-bar";
import { media } from "../../style/media";
import { tripSpan, type Span, type Sun } from "../../day/day";
import { Sky, sliceOf } from "./sky";
import { sunHeight } from "../../../base/calendar/sun";
import { duration, formatTime, toHours } from "../../../base/calendar/time";
import { VisuallyHidden } from "../../elements/text";

const Clip = styled.div`
  height: 3.25rem;
  overflow: hidden;
  /* Half of a line at the top lies above the drawing. */
  box-sizing: content-box;
  padding-top: 2px;
  margin-top: -2px;
  ${media.medium} {
    height: 6.5rem;
  }
  ${media.large} {
    height: 9rem;
  }
`;

const WholeDay = styled.div`
  position: relative;
  height: 100%;
`;

const Root = styled.div.attrs({ dir: "ltr" })`
  position: relative;
  padding-bottom: 1.9em;
  font-size: var(--step--1);
`;

const Dot = styled.i`
  position: absolute;
  width: 0.625rem;
  height: 0.625rem;
  margin: -0.3125rem;
  border: 1.5px solid var(--ink);
  border-radius: 50%;
  background: var(--paper);
`;

/** Out of the flow, since it labels the drawing, which may stand at the right of the text that is read after it. */
const Times = styled.p`
  position: absolute;
  inset: calc(100% - 1.9em) 0 auto;
  display: flex;
  gap: var(--s3);
  justify-content: space-between;
  max-width: none;
  font-weight: 600;

  span {
    font-weight: 400;
    text-align: center;
    color: var(--ink-2);
  }
`;

type Props = {
  trip: {
    start: string;
    end: string;
    sky: string;
    stops?: readonly { time: string }[] | null;
  };
  sun: Sun;
  /** The hours of all trips. */
  day: Span;
  /** What its light is like, in a few words. */
  light: string;
};

/**
 * Draws the curve of the sun during one trip, with its times and its light below, from left to right in every language:
 * a part of the drawing of the whole day, so that the same numbers stand in the page, which compression finds.
 */
export const TripSky = ({ trip, sun, day, light }: Props) => {
  const t = useMessages();
  const { from, to } = tripSpan(trip);
  const percent = (hours: number) => `${((hours / (to - from)) * 100).toFixed(2)}%`;
  return (
    <Root>
      <Clip aria-hidden="true">
        <WholeDay style={{ left: percent(day.from - from), width: percent(day.to - day.from) }}>
          <Sky path={sun.path} span={day} slices={[sliceOf(trip, sun.sunset)]} />
          {trip.stops?.map(({ time }) => {
            const hour = toHours(time);
            const left = `${((100 * (hour - day.from)) / (day.to - day.from)).toFixed(2)}%`;
            const top = `${(100 - 100 * sunHeight(sun.path, hour)).toFixed(1)}%`;
            return <Dot key={time} style={{ left, top }} />;
          })}
        </WholeDay>
      </Clip>
      <ScaleBar $parts={duration(trip) * 2} />
      <Times>
        <time dateTime={trip.start}>{formatTime(trip.start)}</time>
        <span dir="auto">
          <VisuallyHidden>{t("trips:light")}: </VisuallyHidden>
          {light}
        </span>
        <time dateTime={trip.end}>{formatTime(trip.end)}</time>
      </Times>
    </Root>
  );
};
