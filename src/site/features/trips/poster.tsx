import type { CSSProperties } from "react";
import styled from "styled-components";
import { sunHeight, type SunPath } from "../../../base/calendar/sun";
import { tripSpan } from "../../day/day";

/** The bay at the hour of a trip: its sky, also in the water, and over it the sun, its path, the hills and the boat. */
const Bay = styled.div`
  /* The radius of the sun. */
  --r: clamp(1.5rem, 3vw, 2.5rem);
  position: relative;
  overflow: hidden;
  background:
    radial-gradient(circle var(--r) at var(--x) var(--y), #fff3d0 97%, #0000) 0 0 / 100% 50%
      no-repeat,
    linear-gradient(var(--sky)) 0 100% / 100% 50% no-repeat,
    linear-gradient(0deg, var(--sky)) 0 0 / 100% 50% no-repeat;
  forced-color-adjust: none;

  &::before,
  &::after {
    content: "";
    position: absolute;
  }
  &::before {
    inset: 51% auto 9% var(--x);
    translate: -50%;
    width: calc(3.3 * var(--r));
    clip-path: polygon(42% 0, 58% 0, 100% 100%, 0 100%);
    background: repeating-linear-gradient(#fff3d0b0 0 3px, #0000 3px 0.75rem);
  }
  &::after {
    inset: 0;
    background: url(/art/poster.svg) center / cover;
  }
`;

/** Draws a trip of which there is no photograph: the bay under its sky, and the sun where it stands in the middle of it. */
export const Poster = ({ trip, path, className }: Props) => {
  const { from, to } = tripSpan(trip);
  const middle = (from + to) / 2;
  const height = sunHeight(path, middle);
  const x = 50 + Math.max(-42, Math.min(42, (middle - path.solarNoon) * 7));
  return (
    <Bay
      aria-hidden="true"
      className={className}
      style={
        { "--x": `${x.toFixed(0)}%`, "--y": `${(69 - 45 * height).toFixed(0)}%` } as CSSProperties
      }
    />
  );
};

type Props = {
  /** Its sky is that of the element that it stands in. */
  trip: { start: string; end: string };
  path: SunPath;
  className?: string;
};
