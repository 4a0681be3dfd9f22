import styled from "styled-components";
import { skyProperties } from "../features/trips/sky";
import { Section } from "../elements/section";
import { container, media } from "../style/media";
import { Sum } from "../elements/figures";

const PADDING = "clamp(1.5rem, 0.5rem + 4.4vw, 4.5rem)";
const GAP = "clamp(2rem, 5vw, 5rem)";

/** Near the ruler above it, whose trips these are. */
export const Root = styled(Section)`
  ${skyProperties}
  padding-top: min(var(--section), var(--s6));

  ${media.large} {
    padding-top: min(var(--section), var(--s7));
  }
`;

/** A trip; from tablets on its picture is beside its text, on large screens at the left and the right in turn. */
export const Trip = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4) ${GAP};
  align-items: start;
  padding-block: ${PADDING};
  border-top: 1px solid var(--line);

  /* The picture; on phones as wide as the screen. */
  & > figure > :first-child {
    margin-bottom: var(--s3);
    aspect-ratio: 16 / 9;

    @media (max-width: 39.99rem) {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
  /* On small screens the ruler's list ends with a hairline. */
  @media (max-width: 59.99rem) {
    &:first-of-type {
      padding-top: 0;
      border-top: 0;
    }
  }
  ${container.medium} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);

    & > figure > :first-child {
      aspect-ratio: 1;
    }
  }
  ${container.ample} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);

    & > figure > :first-child {
      aspect-ratio: 3 / 2;
    }

    &:nth-of-type(even) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);

      > figure {
        order: 1;
      }
    }
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

export const Price = styled(Sum)`
  > small {
    font: 400 0.5em/1 var(--sans);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  strong {
    font: 600 0.6em/1.2 var(--sans);
    letter-spacing: 0;
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

/** On phones beside each other; what the second one unfolds is below both. */
export const Actions = styled.section`
  @container (min-width: 22rem) and (max-width: 39.99rem) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--s3);

    > * {
      grid-area: 1 / 1;
    }
    > a {
      z-index: 1;
      align-self: start;
      /* As high with a day as without one. */
      min-height: 3.5rem;
      padding-inline: var(--s2);
      font-size: 1rem;
    }
    > details {
      grid-column-end: span 2;
    }
    a ~ details summary {
      min-height: 3.5rem;
      margin-inline-start: calc(50% + var(--s3));
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.3rem 1.25rem;
  align-content: start;

  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
  }
  ${container.narrow} {
    grid-template-columns: minmax(0, 1fr);

    dd {
      margin-bottom: var(--s2);
    }
  }
`;
