import styled, { css } from "styled-components";
import type { Label } from "../day/labels";
import { Icon } from "../elements/icon";
import { skyBar } from "../features/trips/sky";
import { TripSunset } from "../features/trips/trip-sunset";
import { media } from "../style/media";

export const Name = styled.span`
  font: 440 1.4375rem/1.2 var(--serif);
  letter-spacing: -0.01em;
  hyphens: auto;
`;

/** Shows that a trip is a link where nothing else does before a press. */
export const Arrow = styled(Icon)`
  display: none;
  margin-left: 0.4em;
  font-size: 0.75em;
  color: var(--sea);
  vertical-align: -0.25em;

  ${media.touch} {
    display: inline;
  }
`;

export const Price = styled.span`
  font-weight: 600;
  white-space: nowrap;

  small {
    font-size: inherit;
  }
`;

/** On small screens to scale only: each trip has one line, which leads to its hours. */
export const Time = styled.span`
  display: none;
  flex-basis: 100%;
  color: var(--ink-2);
`;

export const Note = styled.span`
  display: none;
`;

/** What is seen of the sunset on the chosen day; without one, on phones, that it depends on the day. */
export const SunsetNote = styled(TripSunset)`
  grid-column: 1 / -1;

  ${media.large} {
    &:not([data-known]) {
      display: none;
    }
  }
`;

export const Bar = styled.span`
  grid-column: 1 / -1;
  position: relative;
  height: 0.5rem;
  margin-top: 0.4rem;
  forced-color-adjust: none;
  border-bottom: 1px solid var(--line);

  &::before {
    content: "";
    position: absolute;
    inset-block: 0;
    left: calc((var(--from) - var(--day-from)) / var(--day-for) * 100%);
    width: calc(var(--for) / var(--day-for) * 100%);
    ${skyBar}
  }
  [data-outside] &::before {
    inset-block: 50% auto;
    height: 0;
    border-top: 2px dashed var(--control);
    background: none;
  }
`;

/** On large screens, a trip is a column that begins at its departure time. */
const columnLayout = css`
  a {
    grid-template-columns: auto;
    gap: 0.3rem;
    height: 100%;
    padding: 0.25rem 1rem 1.5rem;
    border-left: 1px solid var(--ink);
  }
  ${Bar} {
    display: none;
  }
`;

/** A trip whose text does not fit in its column is a bar in a row of its own, with the text beside it. */
const barLayout = css`
  margin-top: 1.25rem;

  a {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem 1.25rem;
    min-height: 3.75rem;
    padding: 0 1.25rem 0 calc(var(--for) / var(--room) * 100% + 1.25rem);
  }
  ${Bar} {
    position: absolute;
    inset: 0 auto 0 0;
    width: calc(var(--for) / var(--room) * 100%);
    height: auto;
    margin: 0;
    ${skyBar}
  }
  [data-outside] & ${Bar} {
    border: 1px dashed var(--control);
    background: none;
  }
  ${Bar}::before {
    content: none;
  }
  ${Note} {
    flex-basis: 100%;
    max-width: 30rem;
  }
`;

/** Aligns the text of a trip late in the day to the right edge of its column or bar. */
const mirroredLayout = css`
  [data-mirrored] a {
    justify-content: end;
    text-align: right;
  }
  [data-row="sky"][data-mirrored] a {
    border: 0;
    border-right: 1px solid var(--ink);
  }
  [data-row="bar"][data-mirrored] a {
    padding: 0 calc(var(--for) / var(--room) * 100% + 1.25rem) 0 1.25rem;
  }
  [data-row="bar"][data-mirrored] ${Bar} {
    inset: 0 0 0 auto;
  }
`;

/** Puts the text below a bar if there is no space beside it. */
const belowLayout = css`
  [data-row][data-below] a {
    padding: 1.25rem 0 0;
  }
  [data-row][data-below] ${Bar} {
    width: calc(var(--for) / var(--room, var(--for)) * 100%);
    height: 0.75rem;
  }
`;

type TripsProps = {
  /** The labels that the page has. Only their styles are rendered. */
  $labels: readonly Label[];
};

export const Trips = styled.ol<TripsProps>`
  margin-top: var(--s3);
  border-top: 1px solid var(--line);

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    place-content: start;
    align-items: baseline;
    gap: 0 var(--s3);
    padding-top: 0.6rem;
    color: var(--ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover ${Name} {
    color: var(--sea);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  ${media.large} {
    display: grid;
    grid-template-columns: 100%;
    margin-top: 0.5rem;
    border-top: 0;

    li {
      grid-area: var(--row) / 1;
      width: calc(var(--room, var(--for)) / var(--day-for) * 100%);
      margin-left: calc((var(--left, var(--from)) - var(--day-from)) / var(--day-for) * 100%);
    }
    [data-row="sky"] {
      ${columnLayout}
    }
    [data-row="bar"] {
      ${barLayout}
    }
    ${({ $labels }) => $labels.some(({ mirrored }) => mirrored) && mirroredLayout}
    ${({ $labels }) => $labels.some(({ side }) => side === "below") && belowLayout}
    ${Name} {
      font-size: var(--step-2);
    }
    ${Time},
    ${Note} {
      display: block;
    }
    ${Note} {
      max-width: 19rem;
      font-size: var(--step--1);
      line-height: 1.45;
      color: var(--ink-2);
    }
  }
`;
