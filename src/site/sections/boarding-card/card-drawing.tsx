import styled from "styled-components";
import { toHours } from "@brisa/typed-content/dates";
import { daySpan, type Sun } from "../../day/day";
import { ScaleBar } from "../../elements/scale-bar";
import { Sky, sliceOf } from "../../features/trips/sky";
import { media } from "../../style/media";

const Drawing = styled.div.attrs({ "aria-hidden": true, dir: "ltr" })`
  position: relative;
  margin-top: var(--s5);

  > :first-child {
    height: clamp(4rem, 9vw, 7.5rem);
  }
  ${media.print} {
    margin-top: 4mm;

    > :first-child {
      height: 22mm;
    }
  }
`;

const Setting = styled.i`
  position: absolute;
  left: var(--x);
  bottom: 6px;
  width: 1.125rem;
  height: 1.125rem;
  margin: 0 0 -0.5rem -0.5625rem;
  border: 1.5px solid var(--ink);
  border-radius: 50%;
  background: var(--sun);
  box-shadow: 0 0 0 3px var(--paper-raised);
`;

type Trip = { start: string; end: string; sky: string };

type Props = { trip: Trip; trips: readonly Trip[]; sun: Sun };

/** The day with the chosen trip in it, and the sunset, if a day is chosen and it is seen. */
export const CardDrawing = ({ trip, trips, sun }: Props) => {
  const span = daySpan(trips);
  const passed = sun.sunset && (toHours(sun.sunset) - span.from) / (span.to - span.from);
  return (
    <Drawing>
      <div>
        <Sky path={sun.path} span={span} slices={[sliceOf(trip, sun.sunset)]} />
      </div>
      <ScaleBar $parts={(span.to - span.from) * 2} />
      {passed && passed <= 1 && (
        <Setting style={{ "--x": `${(passed * 100).toFixed(2)}%` } as React.CSSProperties} />
      )}
    </Drawing>
  );
};
