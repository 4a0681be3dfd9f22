import styled from "styled-components";
import { skyBar, skyProperties } from "../../features/trips/sky";
import { container, media } from "../../style/media";
import { Container } from "../../elements/section";

/** Between the edge of the card and its text. */
export const INSET = "clamp(1.125rem, 3vw, 2.25rem)";

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

export const Edge = styled.div`
  height: 0.875rem;
  border-bottom: 1.5px solid var(--ink);
  forced-color-adjust: none;
  ${skyBar}
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
    font: 500 var(--step-1) / 1.1 var(--serif);
  }
  svg {
    width: 1.75rem;
  }
  /* One line with room to spare on all phones: in the fallback font, too, which may be wider. */
  @media (max-width: 27rem) {
    > :first-child {
      gap: 0.4rem;
      font-size: var(--step-0);
    }
    > :last-child {
      padding-inline: 0.5rem;
      font-size: var(--caption);
    }
    svg {
      width: 1.5rem;
    }
  }
  ${media.print} {
    padding: 2.5mm 5mm;
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

export const Foot = styled.p`
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

export const Beside = styled.aside`
  display: grid;
  gap: var(--s6);
  align-content: start;

  h2 {
    font-size: var(--step-2);
  }
  ${container.ample} {
    position: sticky;
    top: 8rem;
  }
  ${media.print} {
    display: none;
  }
`;
