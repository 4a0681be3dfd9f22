import styled from "styled-components";
import { dayLine } from "../../elements/text";
import { container, media } from "../../style/media";
import { Card, INSET } from "./boarding-card.styles";

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
    font-size: var(--step--1);
    line-height: 1.5;
    color: var(--ink-2);
  }
  h2 + p {
    margin-top: var(--s2);
    ${dayLine("var(--step-1)")}
    color: inherit;

    &::first-letter {
      text-transform: uppercase;
    }
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
