import { skyProperties } from "../features/trips/sky";
import styled from "styled-components";
import { Button } from "../elements/button";
import { Section } from "../elements/section";
import { fullWidthTag } from "../elements/sample-tag";
import { Sum } from "../elements/sum";
import { Picture } from "../features/picture/picture";
import { container, media } from "../style/media";

const PADDING = "clamp(2.25rem, 1rem + 4vw, 4.5rem)";
const GAP = "clamp(2rem, 5vw, 5rem)";

/** Near the ruler above it, whose trips these are. */
export const Root = styled(Section)`
  ${skyProperties}
  padding-top: min(var(--section), var(--s6));

  ${media.large} {
    padding-top: min(var(--section), var(--s7));
  }
`;

/**
 * A trip; on large screens its picture is beside its text, at the left and the right in turn, and what follows it stands
 * below its text. It is a section, as all that contains it: the reader views of browsers take away a `div` in which much
 * of the text is links.
 */
export const Row = styled.section`
  padding-block: ${PADDING};
  border-top: 1px solid var(--line);

  /* On small screens the ruler's list ends with a hairline. */
  @media (max-width: 59.99rem) {
    &:first-of-type {
      padding-top: 0;
      border-top: 0;
    }
  }
  ${container.ample} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 7fr) minmax(0, 6fr);
    column-gap: ${GAP};

    & > details {
      grid-area: 2 / 2;
    }
    &:nth-of-type(even) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);

      & > details {
        grid-column: 1;
      }
    }
  }
`;

export const Trip = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  scroll-margin-top: calc(6rem + ${PADDING});

  ${container.ample} {
    grid-area: 1 / 1 / span 2 / span 2;
    grid-template: subgrid / subgrid;
    gap: 0 ${GAP};
    align-items: start;

    & > figure {
      grid-area: 1 / 1 / span 2 / 1;
    }
    & > section {
      grid-area: 1 / 2;
    }
    ${Row}:nth-of-type(even) & > figure {
      grid-column: 2;
    }
    ${Row}:nth-of-type(even) & > section {
      grid-column: 1;
    }
  }
`;

/** On phones as wide as the screen. */
export const Photo = styled(Picture)`
  margin-bottom: var(--s4);
  aspect-ratio: 3 / 2;

  @media (max-width: 39.99rem) {
    margin-inline: calc(-1 * var(--gutter));
    ${fullWidthTag}
  }
  ${media.medium} {
    aspect-ratio: 16 / 9;
  }
  ${container.ample} {
    aspect-ratio: 3 / 2;
  }
`;

/** Name and price on one line. */
export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.1rem var(--s3);

  h2 {
    font-size: var(--step-3);
    overflow-wrap: anywhere;
  }
`;

/** A price, with "from" before it. */
export const Price = styled(Sum)`
  b {
    font: 400 0.5em/1 var(--sans);
    letter-spacing: 0;
    color: var(--ink-2);
  }
`;

export const When = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s5);
  max-width: none;
  font-size: var(--step--1);
  color: var(--ink-2);

  && {
    margin-top: var(--s2);
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
`;

export const Book = styled(Button)`
  @media (max-width: 39.99rem) {
    width: 100%;
  }
`;
