import styled from "styled-components";
import { DAY_PAGE, TRIP_PAGE } from "../document/outing-address";
import { Container } from "../elements/container";
import { container } from "../style/media";

const withChoice = (style: string) => `
  &:has(> [data-shown]) { ${style} }
  :root:is(${TRIP_PAGE},${DAY_PAGE}) &:has(> [data-waiting]) { ${style} }
`;

/**
 * The choice and the calendar, one frame, at the left; what else there is to know of a booking at the right, on small
 * screens below.
 */
export const BookingLayout = styled(Container)`
  display: grid;
  gap: var(--s7) 4rem;

  & > * {
    min-width: 0;
  }
  ${withChoice(`
    & > [data-calendar] { margin-top: calc(-1 * var(--s7)); border-top: 0; }
  `)}
  ${container.ample} {
    grid-template: auto auto 1fr / minmax(0, 8fr) minmax(0, 4fr);
    align-items: start;

    & > [data-calendar] {
      grid-area: 1 / 1 / -1;
    }
    & > :not([data-calendar], [data-shown], [data-waiting]) {
      grid-area: 1 / 2;
    }
    & > :last-child:last-child {
      grid-row: 1 / -1;
    }
    & > [data-short-notice] ~ :last-child:last-child {
      grid-row: 2 / -1;
    }
    ${withChoice(`
      row-gap: 0;

      & > [data-calendar] { grid-row: 2 / -1; margin-top: 0; }
    `)}
  }
`;
