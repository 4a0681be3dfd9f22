import styled from "styled-components";
import { Icon } from "../elements/icon";
import { skyBar } from "../features/trips/sky";
import { TripSunset } from "../features/trips/trip-sunset";
import { media } from "../style/media";

export const Name = styled.span`
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
  margin-left: auto;
  text-align: right;

  bdi {
    white-space: nowrap;
  }
  small {
    font-size: 0.7em;
  }
`;

export const Time = styled.span`
  color: var(--ink-2);
`;

export const Note = styled.span`
  display: none;
`;

export const SunsetNote = styled(TripSunset)``;

/** The hours of the trip on the scale of the day. */
export const Bar = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 0.375rem;
  forced-color-adjust: none;

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

/** Rows of as many columns, of which none stays almost empty. */
const columnsOf = (count: number) => ([5, 6, 9].includes(count) ? 3 : Math.min(count, 4));

export const Trips = styled.ol<{ $count: number }>`
  margin-top: var(--s1);
  border-top: 1px solid var(--line);

  li {
    border-bottom: 1px solid var(--line);
  }
  a {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--s3);
    padding-block: 0.35rem 0.6rem;
    color: var(--ink);
    line-height: 1.3;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  ${Name}, ${Price} {
    font: 440 1.4375rem/1.2 var(--serif);
    letter-spacing: -0.01em;
  }
  ${Time}, ${Note}, ${SunsetNote} {
    flex: 0 0 100%;
    font-size: var(--step--1);
  }
  a:hover ${Name} {
    color: var(--sea);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.18em;
  }
  ${media.large} {
    --columns: ${({ $count }) => (columnsOf($count) === 4 ? 2 : columnsOf($count))};
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: var(--s5) var(--s6);
    margin-block: var(--s5) var(--s3);
    border: 0;

    li {
      border: 0;
    }
    a {
      height: 100%;
      align-content: start;
      padding-block: 0.9rem 0;
    }
    ${Bar} {
      inset: 0 0 auto;
      border-bottom: 1px solid var(--control);
    }
    ${Name}, ${Price} {
      font-size: var(--step-2);
    }
    ${Time} {
      font-weight: 600;
      color: var(--ink);
    }
    ${Note} {
      display: block;
      margin-top: var(--s2);
      line-height: 1.45;
      color: var(--ink-2);
    }
    ${SunsetNote} {
      margin-top: var(--s2);
    }
  }
  ${media.wide} {
    --columns: ${({ $count }) => columnsOf($count)};
  }
`;
