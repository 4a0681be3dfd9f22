import styled from "styled-components";
import { Small } from "../elements/text";

/** Its parts are in line with those of the trips beside it. The picture comes first on the screen. Links lead to it. */
export const Card = styled.article.attrs({ tabIndex: -1 })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: subgrid;
  grid-row: span 6;
  align-content: start;
  padding-bottom: clamp(1.375rem, 1rem + 1.5vw, 2.5rem);
  line-height: 1.45;

  > :last-child {
    margin-top: var(--s2);
  }
  > figure {
    order: -1;

    > * {
      aspect-ratio: var(--ratio);
    }
    @media (max-width: 39.99rem) {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
`;

export const Hours = styled.div`
  margin-top: var(--s2);

  p {
    font-weight: 600;
  }
  > :last-child {
    margin-top: 0.3rem;
  }
`;

/** Name and price on one line, if they have the space. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.1rem var(--s3);
  margin-top: var(--s2);

  h2 {
    font-size: var(--step-3);
    overflow-wrap: anywhere;
  }
`;

export const Price = styled.p`
  margin-left: auto;
  font: 440 var(--step-3) / 1.1 var(--serif);
  letter-spacing: -0.018em;
  white-space: nowrap;

  small {
    font-size: 0.55em;
    letter-spacing: 0;
  }
  > small {
    font: 400 0.6em/1 var(--sans);
    letter-spacing: 0;
    color: var(--ink-2);
  }
  strong {
    font: 600 0.6em/1.2 var(--sans);
    letter-spacing: 0;
    white-space: normal;
  }
`;

export const Boat = styled(Small)`
  line-height: 1.35;
`;

export const Facts = styled.div`
  margin-top: var(--s2);

  dl {
    margin-top: var(--s1);
  }
  dt,
  dd {
    display: inline;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
  }
`;

/** On phones beside each other; what the second one unfolds is below both. */
export const Actions = styled.section`
  margin-top: var(--s3);

  > a {
    width: 100%;
    max-width: 26rem;
    padding-inline: var(--s2);
  }
  @container (min-width: 22rem) and (max-width: 39.99rem) {
    --ask: 8rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr) var(--ask);

    > * {
      grid-area: 1 / 1;
    }
    > a {
      z-index: 1;
      align-self: start;
    }
    > details {
      grid-column-end: span 2;
    }
    a ~ details summary {
      min-height: 3.25rem;
      margin-inline-start: calc(100% - var(--ask) + var(--s4));
    }
  }
`;
