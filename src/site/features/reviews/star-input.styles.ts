import styled, { css } from "styled-components";
import { RATINGS } from "../../elements/stars";

/** Shows the error while no star is checked or hovered. */
const wrong = css`
  &:not(:has(:checked, label:hover)) {
    label,
    [data-rating] {
      color: var(--error);
      font-weight: 600;
    }
  }
`;

/** Shows the message of the hovered star, else of the checked one, else the hint. */
const shownMessage = css`
  [data-rating] {
    display: none;
  }
  &:not(:has(:checked, label:hover)) [data-rating="0"] {
    display: block;
  }
  ${RATINGS.map(
    (rating) => css`
      &:has([value="${rating}"]:checked):not(:has(label:hover)) [data-rating="${rating}"],
      &:has(label:nth-child(${rating}):hover) [data-rating="${rating}"] {
        display: block;
      }
    `,
  )}
`;

export const Group = styled.fieldset<{ $wrong: boolean }>`
  legend {
    padding: 0;
    margin-bottom: 0.4rem;
    font-weight: 600;
  }
  ${shownMessage}
  &&& {
    ${({ $wrong }) => $wrong && wrong}
  }
`;

/** Fills the stars up to the checked one and, in a pale colour, up to the hovered one. */
export const Row = styled.div`
  display: inline-flex;
  margin-left: -0.5rem;

  label {
    position: relative;
    display: grid;
    place-items: center;
    /* All five in a row, even where the text is large. */
    width: min(3.25rem, (100cqw - 2 * var(--gutter)) / 5);
    height: 3.25rem;
    color: var(--control);
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    width: 2.125rem;
    height: 2.125rem;
    stroke-width: 1.3;
    transition: fill var(--quick);
  }
  label:has(:checked),
  label:has(~ label :checked) {
    color: var(--star);
    svg {
      fill: currentColor;
    }
  }
  label:hover,
  label:has(~ label:hover) {
    color: var(--star);
    svg {
      fill: #f3c9a4;
    }
  }
  label:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    border-radius: var(--radius);
  }
  label:has(:disabled) {
    cursor: progress;
  }
`;

export const Message = styled.div`
  min-height: 1.6em;
  font-size: var(--step--1);
  color: var(--ink-2);
`;
