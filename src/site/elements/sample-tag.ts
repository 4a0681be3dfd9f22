import styled from "styled-components";

/** Says of a picture that it is to be replaced. */
export const SampleTag = styled.span`
  padding: 0.2rem 0.55rem 0.15rem;
  background: var(--paper);
  color: var(--ink);
  font: 600 var(--caption) / 1.4 var(--sans);
  letter-spacing: 0.02em;
`;
