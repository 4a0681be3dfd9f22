import styled, { css } from "styled-components";
import { overlap, type Span } from "../day/day";
import type { Times } from "../../model/hours";
import { toHours } from "@brisa/typed-content/dates";
import { skyProperties } from "../features/trips/sky";

type DayProps = {
  $trips: readonly Times[];
  /** The trips that have a slice in the drawing of the sky. */
  $drawn: readonly Times[];
  $span: Span;
  /** The hour of the sun while no trip is highlighted. */
  $sun: number;
};

/** While a trip is hovered or focused, moves the sun to its middle and fades the slices of the others. */
const highlightedTrip = ({ $trips, $drawn }: DayProps) =>
  $trips.map((trip, index) => {
    const others = $drawn.flatMap((slice, n) =>
      overlap(slice, trip) ? [] : `[data-slice]:nth-of-type(${n + 1})`,
    );
    return css`
      &:has(li:nth-child(${index + 1}):is(:hover, :focus-within)) {
        --t: ${(toHours(trip.start) + toHours(trip.end)) / 2};
        ${others.length > 0 && `${others.join(",")} { opacity: .3; }`}
      }
    `;
  });

/**
 * A section, for the reader views of browsers. Its hours run from left to right in every language.
 */
export const Day = styled.section.attrs({ dir: "ltr" })<DayProps>`
  ${skyProperties}
  --day-from: ${({ $span }) => $span.from};
  --day-for: ${({ $span }) => $span.to - $span.from};
  --t: ${({ $sun }) => $sun};
  ${highlightedTrip}
`;

export const SkyBox = styled.div`
  position: relative;
  height: clamp(5.5rem, 3rem + 10vw, 12rem);
  container-type: size;
  /* Hides the sun below the horizon. */
  clip-path: inset(-2rem -2rem -2px);
  --t: inherit;
  transition: --t var(--sunwise) var(--ease);
`;

/** Positioned at the real height of the sun (see `SunPath`), so that it follows the curve. */
export const Sun = styled.span`
  --h: calc(var(--level) + var(--swing) * cos((var(--t) - var(--noon)) * 15deg));
  position: absolute;
  left: -0.8125rem;
  bottom: -0.8125rem;
  width: 1.625rem;
  height: 1.625rem;
  border-radius: 50%;
  background: var(--sun);
  border: 1.5px solid var(--ink);
  box-shadow: 0 0 0 4px var(--paper);
  transform: translate(
    calc((var(--t) - var(--day-from)) / var(--day-for) * 100cqw),
    calc(var(--h) * -100cqh)
  );
`;

/** Small screens show the `<b>` among the hours, large ones all, or every second of more than fifteen. */
export const Hours = styled.div<{ $count: number }>`
  container-type: inline-size;
  display: flex;
  justify-content: space-between;
  height: 1.25rem;
  margin-top: 0.375rem;
  font: 400 var(--caption) / 1.25rem var(--sans);
  color: var(--ink-2);

  /* Without a width, each label is centred on its hour, however long it is. */
  > * {
    display: flex;
    justify-content: center;
    width: 0;
  }
  :first-child {
    justify-content: start;
  }
  :last-child {
    justify-content: end;
  }
  @container (max-width: 49.99rem) {
    span {
      visibility: hidden;
    }
  }
  @container (max-width: 16rem) {
    :not(:first-child, :last-child) {
      visibility: hidden;
    }
  }
  ${({ $count }) =>
    $count > 15 &&
    "@container (min-width: 50rem) { :nth-child(2n):not(:last-child), :nth-last-child(2) { visibility: hidden; } }"}
`;

export const SunsetStem = styled.span`
  position: absolute;
  inset-block: -1.25rem 0;
  border-left: 1px solid var(--ink);

  &[data-after] {
    border: 0;
  }
`;

/** Before the stem: at its right is the end of the day. */
export const SunsetText = styled.span`
  position: absolute;
  top: -0.25rem;
  right: 0.5rem;
  display: flex;
  gap: var(--s2);
  align-items: baseline;
  font-size: var(--step--1);
  line-height: 1.25;
  white-space: nowrap;
  color: var(--ink-2);

  b {
    display: flex;
    gap: 0.35rem;
    align-items: center;
    font: 500 var(--step-1) / 1.1 var(--serif);
    color: var(--ink);
  }
  svg {
    width: 1rem;
    height: 1rem;
  }
  i {
    font: inherit;
  }
`;
