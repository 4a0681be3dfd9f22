import styled, { css } from "styled-components";
import { overlap, type Span } from "../features/trips/day";
import { toHours } from "../features/trips/time";
import { media } from "../style/media";

type Times = { start: string; end: string };
type DayProps = { $trips: readonly Times[]; $drawn: readonly Times[]; $span: Span };

/** While a trip is hovered or focused, the sun is in its middle and the other slices fade. */
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

export const Day = styled.div<DayProps>`
  --day-from: ${({ $span }) => $span.from};
  --day-for: ${({ $span }) => $span.to - $span.from};
  /* Otherwise the sun is two hours before the end of the day. */
  --t: ${({ $span }) => $span.to - 2};
  ${highlightedTrip}
`;

export const SkyBox = styled.div`
  position: relative;
  height: clamp(6.5rem, 4rem + 11vw, 15rem);
  container-type: size;
  --t: inherit;
  transition: --t var(--sunwise) var(--ease);
`;

/** Placed at the real height of the sun, see `SunPath`, so that it follows the curve. */
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

export const Hours = styled.div`
  display: flex;
  justify-content: space-between;
  height: 1.75rem;
  margin-top: 0.375rem;
  font: 600 var(--caption) / 1.75rem var(--sans);
  color: var(--ink-2);

  /* No width, so that each stands at its hour however long it is. */
  span {
    display: flex;
    justify-content: center;
    width: 0;
  }
  span:first-child {
    justify-content: start;
  }
  span:last-child {
    justify-content: end;
  }
  /* Every third hour and the last on small screens, and none so near the last that they touch; all
     hours, the others lighter, on large screens. */
  span:not(:nth-child(3n + 1)):not(:last-child),
  span:nth-last-child(2) {
    visibility: hidden;
    font-weight: 400;
  }
  ${media.large} {
    span:nth-child(n):nth-child(n) {
      visibility: visible;
    }
  }
`;

export const Name = styled.span`
  font: 440 1.4375rem/1.2 var(--serif);
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const Price = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;

export const Time = styled.span`
  grid-column: 1 / -1;
  font-size: var(--step--1);
  color: var(--ink-2);
`;

export const Note = styled.span`
  display: none;
`;

export const Bar = styled.span`
  grid-column: 1 / -1;
  position: relative;
  height: 0.75rem;
  margin-top: 0.55rem;
  forced-color-adjust: none;
  background: linear-gradient(var(--line), var(--line)) 0 50% / 100% 1px no-repeat;

  &::before {
    content: "";
    position: absolute;
    inset-block: 0;
    left: calc((var(--from) - var(--day-from)) / var(--day-for) * 100%);
    width: calc(var(--for) / var(--day-for) * 100%);
    background: linear-gradient(90deg, var(--sky));
  }
`;

/** On large screens a trip is a column that begins at its departure time. */
const columnLayout = css`
  grid-row: 1;
  grid-column: calc((var(--from) - var(--day-from)) * 4 + 1) / span calc(var(--for) * 4);

  a {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 0.3rem;
    height: 100%;
    padding: 0.25rem 1rem 1.5rem;
    border: 0;
    border-left: 1px solid var(--ink);
  }
  ${Bar} {
    display: none;
  }
`;

/** A trip that overlaps with others is a bar in a row of its own, with its text to the right. */
const barLayout = css`
  grid-row: var(--row);
  grid-column: 1 / -1;
  margin-top: 1.25rem;

  a {
    display: grid;
    grid-template-columns:
      calc((var(--from) - var(--day-from) + var(--for)) / var(--day-for) * 100%)
      auto minmax(0, 1fr);
    gap: 0.15rem 1.25rem;
    padding: 0;
    border: 0;
  }
  ${Bar} {
    grid-column: 1;
    grid-row: 1 / 3;
    align-self: stretch;
    height: auto;
    min-height: 3.75rem;
    margin: 0 0 0
      calc((var(--from) - var(--day-from)) / (var(--from) - var(--day-from) + var(--for)) * 100%);
    background: linear-gradient(90deg, var(--sky));
  }
  ${Bar}::before {
    content: none;
  }
  ${Name} {
    grid-column: 2;
  }
  ${Price} {
    grid-column: 3;
  }
  ${Time} {
    grid-column: 2 / -1;
    grid-row: 2;
  }
`;

export const Trips = styled.ol`
  margin-top: var(--s3);
  border-top: 1px solid var(--line);

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 var(--s3);
    padding: 0.8rem 0 0.9rem;
    color: var(--ink);
    text-decoration: none;
    border-bottom: 1px solid var(--line);
  }
  a:hover ${Name} {
    color: var(--sea);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  ${media.large} {
    display: grid;
    grid-template-columns: repeat(calc(var(--day-for) * 4), minmax(0, 1fr));
    margin-top: 0.5rem;
    border-top: 0;

    [data-row="sky"] {
      ${columnLayout}
    }
    [data-row="bar"] {
      ${barLayout}
    }
    ${Name} {
      font-size: var(--step-2);
    }
    ${Time} {
      font-size: var(--step-0);
    }
    [data-row="sky"] ${Note} {
      display: block;
      max-width: 19rem;
      font-size: var(--step--1);
      line-height: 1.45;
      color: var(--ink-2);
    }
  }
`;
