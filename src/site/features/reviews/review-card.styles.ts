import styled from "styled-components";
import { QuietButton } from "../../elements/quiet-button";
import { container } from "../../style/media";
import { whole } from "../../style/whole";

/**
 * Browsers skip the layout of those outside the viewport, since there may be thousands of reviews. The first ones
 * would be drawn with the estimated height for one frame, and what follows would move.
 */
export const Card = styled.li`
  padding-block: var(--s5);
  border-top: 1px solid var(--line);

  /* Which has a line of its own. */
  details + & {
    border-top: 0;
  }
  &:nth-of-type(n + 9) {
    content-visibility: auto;
    contain-intrinsic-size: auto 14rem;
  }
  blockquote {
    margin-top: var(--s4);
    max-width: var(--measure);
    font: 440 var(--step-1) / 1.45 var(--serif);
    white-space: pre-line;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;

/** Of a translated review. */
export const Original = styled.details`
  margin-top: var(--s2);
  font-size: var(--step--1);
  color: var(--ink-2);

  summary {
    padding-block: 0.65rem;
    cursor: pointer;
  }
  && blockquote {
    margin-top: 0;
    font: 400 1em/1.5 var(--sans);
  }
`;

/** What is said about a review, below its words: its language, how it was checked, the answer. */
export const Aside = styled.div`
  max-width: var(--measure);
  margin-top: var(--s4);

  p + p {
    margin-top: var(--s1);
    color: var(--ink-2);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export const Answer = styled(Aside)`
  padding-left: var(--s4);
  border-left: 2px solid var(--line);
  white-space: pre-line;
`;

/** The stars stand beside the name, so that what is below it has the whole line. */
export const Author = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.875rem;
  justify-items: start;
  ${whole}

  & > div {
    display: contents;
  }
  & > :first-child {
    grid-row: 1 / 4;
  }
  & > :last-child {
    grid-area: 1 / 3;
  }
  & > div > :not(b) {
    grid-column: 2 / 4;
  }
  ${container.narrow} {
    grid-template-columns: minmax(0, 1fr);

    && > *,
    && > div > * {
      grid-area: auto;
    }
  }
  b {
    display: block;
    max-height: 5.2em;
    overflow: hidden;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  time {
    font-size: var(--step--1);
    color: var(--ink-2);
  }
`;

export const RemoveButton = styled(QuietButton)`
  margin-top: var(--s2);
  font: 500 var(--step--1) / 1.4 var(--sans);
`;

/** The question that takes the place of the {@link RemoveButton}. */
export const Question = styled.div`
  margin-top: var(--s4);

  p {
    margin-bottom: var(--s3);
    font-weight: 600;
  }
`;
