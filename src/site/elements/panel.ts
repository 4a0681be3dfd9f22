import styled from "styled-components";
import { media } from "../style/media";

/** Sticky on large screens. */
export const Panel = styled.aside`
  padding: var(--s6) var(--s5);
  background: var(--shallow);

  & > * + * {
    margin-top: var(--s4);
  }
  h2 {
    font-size: var(--step-2);
  }
  ${media.large} {
    position: sticky;
    top: 7rem;
  }
`;
