import styled, { css } from "styled-components";

const wrong = css`
  label,
  span:last-child {
    color: var(--error);
    font-weight: 600;
  }
`;

export const Group = styled.fieldset<{ $wrong: boolean }>`
  legend {
    padding: 0;
    margin-bottom: 0.4rem;
    font-weight: 600;
  }
  &&& {
    ${({ $wrong }) => $wrong && wrong}
  }
`;

/** The stars up to the chosen one are filled; up to the one pointed at, pale. Style alone does it. */
export const Row = styled.div`
  display: inline-flex;
  margin-left: -0.5rem;

  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 3.25rem;
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
      fill: var(--star-preview);
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

export const Word = styled.span`
  display: block;
  min-height: 1.6em;
  font-size: var(--step--1);
  color: var(--ink-2);
`;
