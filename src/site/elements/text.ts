import styled from "styled-components";

export const Lead = styled.p`
  font-size: var(--step-1);
  line-height: 1.5;
  color: var(--ink-2);
  text-wrap: balance;
`;

export const Small = styled.p`
  font-size: var(--step--1);
  line-height: 1.5;
  color: var(--ink-2);
`;

/** Capitals as on nautical charts, for coordinates only. */
export const Mark = styled.p`
  font: 600 var(--caption) / 1.4 var(--sans);
  letter-spacing: 0.09em;
  text-transform: uppercase;
  color: var(--ink-2);
`;

/** The size of a line with a day: `largest`, or that in which the longest date fits into a line of a phone. */
export const dayLine = (largest: string) => `font-size: max(0.8125rem, min(${largest}, 4.2cqi));`;

export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;

  > * {
    display: inline-block;
    width: 1px;
  }
`;

/**
 * Stacks its children vertically, evenly spaced. Not a `div`: the reader views of browsers would take it away if much
 * of its text were links.
 */
export const Stack = styled.section`
  & > * + * {
    margin-top: var(--s4);
  }
`;

export const Tag = styled.span`
  display: inline-block;
  padding: 0.2rem 0.6rem;
  background: var(--sand);
  color: var(--ink);
  font: 600 var(--step--1) / 1.5 var(--sans);
  border-radius: var(--radius);
`;
