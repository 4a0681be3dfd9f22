import styled from "styled-components";
import { container, media } from "../style/media";
import { ON_DAY } from "../document/outing-address";
import { ButtonRow } from "../elements/button";

/** The upper part of the frame of the calendar, or of the form in its place. */
export const Root = styled.section`
  border: 1px solid var(--ink);
  border-bottom: 0;
  background: var(--paper-raised);
`;

export const Upper = styled.div`
  position: relative;
`;

/** With an edge in the colours of what is chosen. */
export const Words = styled.div`
  padding: 0.5rem 1.25rem 0.6rem;
  padding-left: calc(0.5rem + min(0.8rem, 4cqi));
  font-size: var(--step--1);
  line-height: 1.38;
  background: var(--edge) 0 / 0.5rem 100% no-repeat;

  ${container.ample} {
    padding-block: 0.8rem;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  align-items: baseline;

  h2 {
    font-size: var(--step-2);
    line-height: 1.2;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  h2::first-letter {
    text-transform: uppercase;
  }
  bdi {
    white-space: nowrap;
  }
  p {
    max-width: none;
    color: var(--ink-2);
  }
  /* A day alone has two prices: as much room as for the second, until the page knows them. */
  :root${ON_DAY} [data-usual] & > h2:not(:has(bdi)) + p::before {
    content: "de 0000,00 €";
  }
`;

/** Not while the address names a day that the page does not know yet. */
export const OfAnyDay = styled.span`
  :root${ON_DAY} [data-usual] & {
    display: none;
  }
`;

/** The same, in the place that it will have. */
export const Pending = styled.span`
  :root${ON_DAY} [data-usual] & {
    visibility: hidden;
  }
`;

/** The room for {@link Control}, beside which it ends. */
const CONTROL = "4.5rem";

export const Sentence = styled.p`
  max-width: none;

  &:last-child {
    padding-right: ${CONTROL};
  }
  > * {
    display: block;
  }
  ${container.ample} {
    > * {
      display: inline;
    }
  }
  ${container.narrow} {
    &:last-child {
      padding: 0;
    }
  }
`;

export const Days = styled(ButtonRow)`
  gap: var(--s2);
  padding-right: ${CONTROL};
  margin-top: 0.4rem;

  button {
    padding-inline: 0.8rem;
    font-size: var(--step--1);
    white-space: nowrap;
  }
  ${container.narrow} {
    padding: 0;
  }
  ${media.print} {
    display: none;
  }
`;

export const Control = styled.div`
  position: absolute;
  inset: auto 1.25rem 0 auto;

  a {
    display: flex;
    align-items: center;
    justify-content: end;
    min-width: var(--touch);
    min-height: var(--touch);
    font-weight: 600;
  }
  ${container.ample} {
    inset-block: 0;
    align-content: center;
  }
  ${container.narrow} {
    position: static;
    padding-left: 1.25rem;
  }
  ${media.print} {
    display: none;
  }
`;
