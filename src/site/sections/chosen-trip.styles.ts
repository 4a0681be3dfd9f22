import styled from "styled-components";
import { ENQUIRY_PAGE, TRIP_PAGE } from "../document/outing-address";
import { Sum } from "../elements/sum";
import { media } from "../style/media";

/**
 * The upper half of the calendar's frame. Until the app runs, it is the space that the choice in the page's address
 * needs in any language, so that nothing moves, and not there otherwise. It stays as high.
 */
export const Root = styled.section`
  --trip: max(26.95rem, 38.25rem - 43vw);
  --day: 13.5rem;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-height: var(--day);
  border: 1px solid var(--ink);

  &[data-shown="trip"],
  ${TRIP_PAGE} &[data-waiting] {
    min-height: var(--trip);
  }
  @media (max-width: 24rem) {
    --day: 15rem;
  }
  ${media.medium} {
    --trip: 19.5rem;
    --day: 9.5rem;
  }
  /* The column beside it leaves the least space. */
  @media (min-width: 60rem) and (max-width: 74.99rem) {
    --trip: 21.75rem;
  }

  h2 {
    font-size: var(--step-3);

    &::first-letter {
      text-transform: uppercase;
    }
  }
  &[data-waiting] {
    visibility: hidden;
  }
  :root:not(${ENQUIRY_PAGE}) &[data-waiting] {
    display: none;
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: var(--s3) var(--s6);
  padding: var(--s4) 1.25rem var(--s3);

  ${media.medium} {
    grid-template-columns: 1fr auto;
  }
`;

export const When = styled.p`
  margin-top: var(--s2);
  font-weight: 600;
  line-height: 1.4;

  &::first-letter {
    text-transform: uppercase;
  }
  small {
    display: block;
    font-size: var(--step--1);
    font-weight: 400;
    color: var(--ink-2);
  }
`;

/** A price, with what it is for below it. */
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
  display: grid;
  gap: var(--s1) var(--s5);
  align-items: center;
  padding: var(--s3) 1.25rem;
  border-top: 1px solid var(--line);
  background: var(--shallow);

  p {
    max-width: none;
    line-height: 1.45;
  }
  div {
    display: flex;
    gap: var(--s5);
  }
  :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font: 600 1rem/1.2 var(--sans);
    color: var(--sea-deep);
  }
  ${media.medium} {
    grid-template-columns: 1fr auto;

    b {
      white-space: nowrap;
    }
  }
`;
