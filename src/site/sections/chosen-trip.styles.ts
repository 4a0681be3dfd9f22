import styled from "styled-components";
import { media } from "../style/media";
import { Sum } from "../elements/figures";
import { dayLine } from "../elements/text";

/** The upper half of the calendar's frame. */
export const Root = styled.section`
  border: 1px solid var(--ink);
  border-bottom: 0;

  h2 {
    font-size: var(--step-3);
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3) var(--s6);
  padding: var(--s4) 1.25rem var(--s3);

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** Each part on a line of its own, with a day and without one. */
export const When = styled.p`
  margin-top: var(--s2);
  line-height: 1.4;

  &::first-letter {
    text-transform: uppercase;
  }
  > * {
    display: block;
  }
  b {
    ${dayLine("var(--step-0)")}
  }
  small {
    font-size: var(--step--1);
    color: var(--ink-2);
  }
`;

export const Price = styled(Sum)`
  > span:last-child {
    display: block;
    margin-top: 0.35rem;
    font: 400 var(--step--1) / 1.35 var(--sans);
    letter-spacing: 0;
    color: var(--ink-2);
    white-space: normal;
  }
  ${media.medium} {
    text-align: right;
  }
`;

export const Band = styled.div`
  padding: var(--s3) 1.25rem var(--s2);
`;

export const SkyBox = styled.div`
  height: 3.25rem;
`;

export const Foot = styled.div`
  padding: var(--s3) 1.25rem var(--s1);
  border-top: 1px solid var(--line);
  background: var(--shallow);

  p {
    max-width: none;
    line-height: 1.45;
  }
  b {
    display: block;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
  }
  :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font: 600 1rem/1.2 var(--sans);
    color: var(--sea-deep);
  }
  ${media.print} {
    div {
      display: none;
    }
  }
`;
