import styled from "styled-components";
import { Container } from "../elements/section";
import { container } from "../style/media";
import { PageHeader } from "./page-header";

/** What one books at the left, what else there is to know of it at the right; on small screens below. */
const columns = "minmax(0, 8fr) minmax(0, 4fr)";

/** Lower than on other pages, so that the calendar begins on the first screen. */
export const BookingHeader = styled(PageHeader)`
  padding-block: 1.1rem 0.9rem;

  h1 {
    font-size: var(--step-3);
    line-height: 1.1;
  }
  p {
    max-width: none;
    margin-top: 0.35rem;
    font-size: var(--step-0);
    line-height: 1.35;
  }
  ${container.ample} {
    padding-block: 2rem 1.5rem;

    ${Container} {
      grid-template-columns: ${columns};
      gap: 4rem;
    }
    p {
      margin: 0;
    }
  }
`;

export const BookingLayout = styled(Container)`
  display: grid;
  gap: var(--s7) 4rem;

  & > * {
    min-width: 0;
  }
  ${container.ample} {
    grid-template: auto 1fr / ${columns};
    align-items: start;

    & > :first-child {
      grid-area: 1 / 1 / -1;
    }
    & > :not(:first-child) {
      grid-column: 2;
    }
  }
`;
