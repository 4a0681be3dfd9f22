import type { ReactNode } from "react";
import styled from "styled-components";
import { Inline } from "./inline";

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
  &[open] > summary::before {
    rotate: 45deg;
  }
`;

type Props = {
  question: string;
  /** The answer. */
  children: ReactNode;
  className?: string;
};

/** A question, of which the answer is folded; the browser unfolds what a search finds. */
export const Question = ({ question, children, className }: Props) => (
  <Details className={className}>
    <summary>
      <span>
        <Inline text={question} />
      </span>
    </summary>
    {children}
  </Details>
);
