import styled, { css } from "styled-components";

/** Says of a picture that it is to be replaced. */
export const SampleTag = styled.span`
  padding: 0.2rem 0.55rem 0.15rem;
  background: var(--paper);
  color: var(--ink);
  font: 600 var(--caption) / 1.4 var(--sans);
  letter-spacing: 0.02em;
`;

/** For a picture as wide as the window: the text of the label begins where that of the page does, as far as the page is as wide. */
export const fullWidthTag = css`
  & > ${SampleTag} {
    padding-left: clamp(var(--gutter), (100vw - var(--page)) / 2, 3rem);
  }
`;

/** For one whose lower edge fades, under a text: the label stands at its upper edge. */
export const upperFullWidthTag = css`
  ${fullWidthTag}
  & > ${SampleTag} {
    inset: 0 auto auto 0;
  }
`;
