import styled from "styled-components";
import { container } from "../style/media";

/** Two columns on large screens, sized by `$split`, such as `5fr 7fr`; one column on small ones. */
export const Columns = styled.div<{ $split: string; $gap?: string }>`
  display: grid;
  gap: ${({ $gap = "var(--s7) 6rem" }) => $gap};
  & > * {
    min-width: 0;
  }
  ${container.ample} {
    grid-template-columns: ${({ $split }) => $split};
    align-items: start;
  }
`;
