import styled from "styled-components";

/** A button that looks like a link: it changes what it stands beside. With `as`, a link that leads to where it is changed. */
export const QuietButton = styled.button.attrs(({ as }) => (as ? {} : { type: "button" }))`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: var(--touch);
  padding: 0 0.25rem;
  margin-inline: -0.25rem;
  font: 600 var(--step-0) / 1.2 var(--sans);
  color: var(--sea);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.22em;
  background: none;
  border: 0;
  cursor: pointer;

  &:hover {
    color: var(--sea-deep);
    text-decoration-thickness: 2px;
  }
`;
