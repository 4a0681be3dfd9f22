import styled from "styled-components";
import { container } from "../style/media";

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.3rem 1.25rem;
  align-content: start;

  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
  }
  ${container.narrow} {
    grid-template-columns: minmax(0, 1fr);

    dd {
      margin-bottom: var(--s2);
    }
  }
`;
