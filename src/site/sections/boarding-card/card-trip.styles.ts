import styled from "styled-components";
import { DAY_PAGE, TRIP_PAGE } from "../../document/outing-address";
import { container, media } from "../../style/media";
import { Card, INSET } from "./boarding-card.styles";

/**
 * Until the app runs, as high as the choice in the page's address needs it, with the figures at the bottom, where they
 * stay: nothing moves.
 */
export const Upper = styled.div`
  ${DAY_PAGE} &[data-waiting] {
    padding-bottom: 1.45rem;
  }
  ${TRIP_PAGE} &[data-waiting] {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-height: calc(21.75rem + 10.4vw);
    padding: 0;
  }
  ${TRIP_PAGE}${DAY_PAGE} &[data-waiting] {
    min-height: calc(25.2rem + 11vw);
  }
  ${container.medium} {
    ${TRIP_PAGE} &[data-waiting] {
      min-height: calc(13.3rem + 15.4vw);
    }
    ${TRIP_PAGE}${DAY_PAGE} &[data-waiting] {
      min-height: calc(16.9rem + 15.4vw);
    }
  }
  ${container.ample} {
    ${TRIP_PAGE} &[data-waiting] {
      min-height: min(10.7rem + 18.3vw, 26.15rem);
    }
    ${TRIP_PAGE}${DAY_PAGE} &[data-waiting] {
      min-height: min(14rem + 19vw, 30.1rem);
    }
  }
`;

export const Trip = styled.div`
  padding: clamp(1.25rem, 3vw, 2.25rem) ${INSET} 0;

  h2 {
    font-size: clamp(1.875rem, 0.7rem + 6.4vw, 4.5rem);
    line-height: 1;
    overflow-wrap: anywhere;
  }
  ${container.ample} {
    h2 {
      font-size: clamp(3rem, 5vw, 4.5rem);
    }
  }
  p {
    margin-top: var(--s2);
    font-size: var(--step-1);
    line-height: 1.35;

    &::first-letter {
      text-transform: uppercase;
    }
  }
  p + p {
    margin-top: 0;
    font-size: var(--step-0);
    color: var(--ink-2);
  }
  ${media.print} {
    padding: 4mm 5mm 0;

    h2 {
      font-size: 22pt;
    }
    ${Card}[data-card] & h2 {
      font-size: 32pt;
    }
  }
`;

/** A rule may need two lines where a time needs one: each keeps two, so that they stand where they stood. */
export const Times = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 var(--s4);
  padding: var(--s4) ${INSET} var(--s5);

  li {
    padding-block: var(--s3);
  }
  p {
    min-height: 2lh;
    font-size: var(--step--1);
    line-height: 1.35;
    color: var(--ink-2);
  }
  b {
    display: block;
    font: 440 clamp(2rem, 1.5rem + 2vw, 3.125rem) / 1.05 var(--serif);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  small {
    font-size: 0.5em;
    letter-spacing: 0;
  }
  > :first-child b {
    color: var(--sea-deep);
  }
  ${container.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${container.medium} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
  }
  ${media.print} {
    grid-template-columns: repeat(4, auto);
    justify-content: space-between;
    padding: 1mm 5mm 2.5mm;

    li {
      padding-block: 2mm 1mm;
    }
    p {
      min-height: 0;
    }
    b {
      font-size: 19pt;
    }
  }
`;
