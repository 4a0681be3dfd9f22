import styled, { css } from "styled-components";
import { overlap, type Span } from "../features/trips/day";
import { SOLAR_NOON, SUN_LEVEL, SUN_SWING } from "../features/trips/sun";
import { toHours } from "../features/trips/time";
import { media } from "../style/media";

type Times = { start: string; end: string };
type DayProps = { $trips: readonly Times[]; $drawn: readonly Times[]; $span: Span };

/** While a trip is pointed at, the sun stands in its middle and the other slices fade. */
const whilePointedAt = ({ $trips, $drawn }: DayProps) =>
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
  /* At rest the sun stands low, where the evening begins. */
  --t: ${({ $span }) => $span.to - 2};
  ${whilePointedAt}
`;

export const SkyBox = styled.div`
  position: relative;
  height: clamp(6.5rem, 4rem + 11vw, 15rem);
  container-type: size;
  --t: inherit;
  transition: --t var(--sunwise) var(--ease);
`;

/** Its height is the sun's real one, computed by the style sheet: see features/trips/sun. */
export const Sun = styled.span`
  --h: calc(${SUN_LEVEL} + ${SUN_SWING} * cos((var(--t) - ${SOLAR_NOON}) * 15deg));
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
  position: relative;
  height: 1.75rem;
  margin-top: 0.375rem;
  font: 600 var(--caption) / 1.75rem var(--sans);
  color: var(--ink-2);

  span {
    position: absolute;
    left: calc((var(--hour) - var(--day-from)) / var(--day-for) * 100%);
    transform: translateX(-50%);
  }
  span:first-child {
    transform: none;
  }
  span:last-child {
    transform: translateX(-100%);
  }
  /* Every third hour on small screens; between them, light ones on large screens. */
  span:not(:nth-child(3n + 1)):not(:last-child) {
    display: none;
    font-weight: 400;
  }
  ${media.large} {
    span:not(:nth-child(3n + 1)):not(:last-child) {
      display: inline;
    }
  }
`;

export { Bar, Name, Note, Price, Time, Trips } from "./day-ruler-trips";
