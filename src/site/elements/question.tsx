import type { ReactNode } from "react";
import styled from "styled-components";
import { Inline } from "./text";

/** Its mark, which `::before` draws, turns when it is opened. */
const Details = styled.details`
  border-bottom: 1px solid var(--line);

  &:first-child {
    border-top: 1px solid var(--line);
  }
  summary {
    display: flex;
    min-height: 3.5rem;
    cursor: pointer;
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
    &::before {
      flex: none;
      transition: rotate var(--quick);
    }
    &:hover {
      color: var(--sea-deep);
    }
  }
  h2 {
    font: inherit;
    letter-spacing: 0;
  }
  &[open] > summary::before {
    rotate: 45deg;
  }
`;

type Props = {
  question: string;
  /** The id of its heading, if it heads a section. */
  headingId?: string;
  children: ReactNode;
  className?: string;
};

/** A question, of which the answer is folded; the browser unfolds what a search finds. */
export const Question = ({ question, headingId, children, className }: Props) => (
  <Details className={className}>
    <summary>
      {headingId ? (
        <h2 id={headingId}>{question}</h2>
      ) : (
        <span>
          <Inline text={question} />
        </span>
      )}
    </summary>
    {children}
  </Details>
);
