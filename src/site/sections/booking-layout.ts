import styled from "styled-components";
import { Container } from "../elements/container";
import { container } from "../style/media";

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
  ${container.ample} {
    grid-template: auto 1fr / minmax(0, 8fr) minmax(0, 4fr);
    align-items: start;

    & > :first-child {
      grid-area: 1 / 1 / -1;
    }
    & > :not(:first-child) {
      grid-column: 2;
    }
  }
`;
