import styled, { css } from "styled-components";
import { DAY_PAGE, TRIP_PAGE } from "../document/outing-address";
import { Container } from "../elements/container";
import { skyProperties } from "../features/trips/sky";
import { container, media } from "../style/media";

const INSET = "clamp(1.125rem, 3vw, 2.25rem)";

/** The card, and beside it or below what can be done with it. */
export const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6) var(--s8);
  align-items: start;

  ${container.ample} {
    grid-template-columns: minmax(0, 54rem) minmax(18rem, 1fr);
    column-gap: clamp(2rem, 4.5vw, 4rem);
  }
  ${media.print} {
    &:has([data-card]) {
      width: 100%;
    }
  }
`;

export const Card = styled.section`
  ${skyProperties}
  --rose-ground: var(--paper-raised);
  position: relative;
  min-width: 0;
  border: 1.5px solid var(--ink);
  background: var(--paper-raised);
  overflow-wrap: anywhere;
  hyphens: auto;

  ${media.print} {
    &[data-card] {
      --paper: #fff;
      --paper-raised: #fff;
      --step--1: 8.6pt;
      --step-0: 10pt;
      --step-1: 11.5pt;
      display: flex;
      flex-direction: column;
      min-height: 190mm;
      break-inside: avoid;
      print-color-adjust: exact;
    }
  }
`;

/** What only the card of a trip has: until the app runs, its space is kept if the page's address names a trip. */
const ofTrip = css`
  &[data-waiting] {
    display: none;
    visibility: hidden;
  }
  ${TRIP_PAGE} &[data-waiting] {
    display: block;
  }
`;

/** The sky of the trip, as an edge. */
export const Edge = styled.div`
  ${ofTrip}
  height: 0.875rem;
  border-bottom: 1.5px solid var(--ink);
  forced-color-adjust: none;
  background: linear-gradient(90deg, var(--sky)) 0 / calc(var(--reach, 1) * 100%) 100% no-repeat
    var(--dark, transparent);
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s1) var(--s3);
  padding: var(--s3) ${INSET};
  border-bottom: 1px solid var(--line);

  > :first-child {
    display: inline-flex;
    align-items: center;
    gap: 0.6rem;
    font: 500 1.1875rem/1.1 var(--serif);
  }
  svg {
    width: 1.75rem;
  }
  ${media.print} {
    padding: 2.5mm 5mm;
  }
`;

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
    min-height: 21.7rem;
    padding: 0;
  }
  ${TRIP_PAGE}${DAY_PAGE} &[data-waiting] {
    min-height: 25.25rem;
  }
  @media (max-width: 22rem) {
    ${TRIP_PAGE}${DAY_PAGE} &[data-waiting] {
      min-height: 28rem;
    }
  }
  ${container.medium} {
    ${TRIP_PAGE} &[data-waiting] {
      min-height: calc(12rem + 15.4vw);
    }
    ${TRIP_PAGE}${DAY_PAGE} &[data-waiting] {
      min-height: calc(15.6rem + 15.4vw);
    }
  }
  ${container.ample} {
    ${TRIP_PAGE} &[data-waiting] {
      min-height: min(11.3rem + 15.2vw, 24.8rem);
    }
    ${TRIP_PAGE}${DAY_PAGE} &[data-waiting] {
      min-height: min(15.1rem + 15.2vw, 28.75rem);
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

export const Drawing = styled.div.attrs({ "aria-hidden": true, dir: "ltr" })`
  position: relative;
  margin-top: var(--s5);

  > :first-child {
    height: clamp(4rem, 9vw, 7.5rem);
  }
  ${media.print} {
    margin-top: 4mm;

    > :first-child {
      height: 22mm;
    }
  }
`;

/** The sun on the scale bar, at the minute of sunset. */
export const Sun = styled.i`
  position: absolute;
  left: var(--x);
  bottom: 6px;
  width: 1.125rem;
  height: 1.125rem;
  margin: 0 0 -0.5rem -0.5625rem;
  border: 1.5px solid var(--ink);
  border-radius: 50%;
  background: var(--sun);
  box-shadow: 0 0 0 3px var(--paper-raised);
`;

export const Times = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 var(--s4);
  padding: var(--s4) ${INSET} var(--s5);

  li {
    padding-block: var(--s3);
  }
  p {
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
    b {
      font-size: 19pt;
    }
  }
`;

/** Where the card would be torn, with a notch at each end. */
export const Tear = styled.div.attrs({ "aria-hidden": true })`
  position: relative;
  height: 0;
  margin-inline: 1rem;
  border-top: 2px dashed var(--control);

  &::before,
  &::after {
    content: "";
    position: absolute;
    top: -0.8125rem;
    width: 0.8125rem;
    height: 1.5rem;
    border: 1.5px solid var(--ink);
    background: var(--paper);
  }
  &::before {
    left: calc(-1rem - 2px);
    border-left: 0;
    border-radius: 0 0.8125rem 0.8125rem 0;
  }
  &::after {
    right: calc(-1rem - 2px);
    border-right: 0;
    border-radius: 0.8125rem 0 0 0.8125rem;
  }
`;

export const Rest = styled.section`
  display: grid;
  gap: var(--s5) var(--s7);
  padding: clamp(1.25rem, 3vw, 2.25rem) ${INSET};

  > * {
    display: grid;
    align-content: start;
    min-width: 0;
  }
  > :first-child {
    gap: var(--s3);
  }
  > :last-child {
    gap: var(--s5);
  }
  h3 {
    font-size: 1.3125rem;
  }
  h3 + p {
    margin-top: var(--s2);
  }
  :is(p, li) {
    font-size: var(--step--1);
    line-height: 1.5;
  }
  ${container.medium} {
    grid-template-columns: 5fr 6fr;
  }
  ${media.print} {
    flex: 1;
    grid-template-columns: 1fr 1fr;
    gap: 4mm 6mm;
    padding: 5mm;

    > :last-child {
      gap: 3.2mm;
    }
    h3 {
      font-size: 11.5pt;

      + * {
        margin-top: 1mm;
      }
    }
    :is(p, li) {
      line-height: 1.4;
    }
  }
`;

export const Bring = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
  margin-top: var(--s2);

  li {
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
  }
  svg {
    position: relative;
    top: 0.2em;
    color: var(--sea);
  }
`;

export const Skipper = styled.div`
  display: flex;
  gap: 0.875rem;
  align-items: center;
`;

export const Phone = styled.p`
  && {
    font: 500 1.4375rem/1.2 var(--serif);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: inherit;
  }
  ${media.print} {
    a {
      min-height: 0;
      text-decoration: none;
    }
  }
`;

export const Foot = styled.p`
  ${ofTrip}
  max-width: none;
  padding: var(--s3) ${INSET};
  border-top: 1px solid var(--line);
  font-size: var(--step--1);
  line-height: 1.45;
  color: var(--ink-2);

  ${media.print} {
    padding: 2.5mm 5mm;
  }
`;

/**
 * What can be done with the card. While the app starts, one of them takes the other's place: on phones, where the rest
 * of the page is below, both are as high.
 */
export const Beside = styled.aside`
  display: grid;
  gap: var(--s3);
  align-content: start;

  h2 {
    font-size: var(--step-2);
  }
  ${TRIP_PAGE} & {
    min-height: 21.5rem;
  }
  ${TRIP_PAGE}${DAY_PAGE} & {
    min-height: 23.75rem;
  }
  ${container.ample} {
    position: sticky;
    top: 8rem;
  }
  ${media.print} {
    display: none;
  }
`;

export const Choice = styled.ul`
  ${skyProperties}
  border-top: 1px solid var(--line);

  a {
    display: grid;
    grid-template-columns: 0.75rem minmax(0, 1fr) auto auto;
    gap: 0.875rem;
    align-items: center;
    min-height: 3.5rem;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    text-decoration: none;

    &::before {
      content: "";
      align-self: stretch;
      margin-block: 0.5rem;
      forced-color-adjust: none;
      background: linear-gradient(180deg, var(--sky));
    }
    &:hover b {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.18em;
    }
  }
  b {
    font: 440 1.3125rem/1.2 var(--serif);
  }
  bdi {
    font-size: var(--step--1);
    color: var(--ink-2);
    white-space: nowrap;
  }
  svg {
    color: var(--sea);
  }
`;
