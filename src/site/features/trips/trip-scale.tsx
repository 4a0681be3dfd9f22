import styled from "styled-components";
import { duration, toHours } from "@brisa/typed-content/dates";
import type { Span } from "../../day/day";
import { ScaleBar, ScaleEnds } from "../../elements/scale-bar";

/** Its hours run from left to right in every language. */
const Root = styled.div.attrs({ "aria-hidden": true, dir: "ltr" })`
  > :first-child {
    background: linear-gradient(var(--control) 0 0) center / 100% 1px no-repeat;
    forced-color-adjust: none;
  }
`;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`;

type Props = {
  trip: { start: string; end: string };
  /** The hours of all trips. */
  day: Span;
};

/** The hours of a trip on the day of all trips, so that they can be compared. */
export const TripScale = ({ trip, day }: Props) => {
  const hours = day.to - day.from;
  return (
    <Root>
      <div>
        <ScaleBar
          $parts={duration(trip) * 2}
          style={{
            marginLeft: percent(toHours(trip.start) - day.from, hours),
            width: percent(duration(trip), hours),
          }}
        />
      </div>
      <ScaleEnds>
        <span>{day.from}:00</span>
        <span>{day.to}:00</span>
      </ScaleEnds>
    </Root>
  );
};
