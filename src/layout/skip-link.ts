import styled from "styled-components";

/** The first stop of the Tab key: past the header, to the content. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: var(--z-skip);
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
