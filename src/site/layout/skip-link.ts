import styled from "styled-components";
import { layers } from "../style/layers";

/** Visible while it is focused. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${layers.skip};
  left: var(--s4);
  top: -6rem;
  padding: 0.75rem 1.25rem;
  background: var(--ink);
  color: var(--paper);

  &:focus {
    top: var(--s4);
    color: var(--paper);
  }
`;
