import styled, { css } from "styled-components";

type Look = {
  /** `book` is for links to the booking page only, `sea` for actions, `line` for secondary ones. */
  $look: "book" | "sea" | "line";
  $small?: boolean;
};

const looks = {
  book: css`
    background: var(--coral);
    color: var(--ink);
    &:hover {
      background: var(--coral-deep);
      color: var(--ink);
    }
  `,
  sea: css`
    background: var(--sea);
    color: var(--paper-raised);
    &:hover {
      background: var(--sea-deep);
      color: var(--paper-raised);
    }
  `,
  line: css`
    border-color: currentColor;
    color: var(--ink);
    background: none;
    &:hover {
      background: var(--ink);
      border-color: var(--ink);
      color: var(--paper);
    }
  `,
};

/** A button or, with `as`, a link styled as one. */
export const Button = styled.button<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: ${({ $small }) => ($small ? "var(--touch)" : "3.25rem")};
  padding: 0.5rem ${({ $small }) => ($small ? "1.125rem" : "1.75rem")};
  border: 1.5px solid transparent;
  border-radius: var(--radius);
  font: 600 var(--step-0) / 1.15 var(--sans);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--quick),
    border-color var(--quick),
    color var(--quick);
  ${({ $look }) => looks[$look]}

  &:disabled {
    cursor: progress;
    background: var(--sea-deep);
  }
`;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  align-items: center;
`;
