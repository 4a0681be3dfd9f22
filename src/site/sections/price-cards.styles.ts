import styled from "styled-components";
import { Button } from "../elements/button";
import { ScaleEnds } from "../elements/scale-bar";
import { container, media } from "../style/media";
import { whole } from "../style/whole";
import { Small } from "../elements/text";

const GAP = "clamp(2rem, 4vw, 3.5rem)";

/** The width of the drawing on phones, and its distance from the text beside it. */
const GRAPH = "6.5rem";
const GRAPH_GAP = "1.125rem";

/** Sections, for the reader views of browsers. */
export const Cards = styled.section`
  display: grid;
  ${container.medium} {
    grid-template-columns: 1fr 1fr;
    column-gap: var(--s6);
  }
  ${media.large} {
    /* At most four columns: in five, the highest prices would touch each other. */
    grid-template-columns: repeat(auto-fit, minmax(clamp(13rem, 16vw, 15rem), 1fr));
    column-gap: ${GAP};
    /* The space below the line with the day, whose links it must not cover. */
    margin-top: calc(-1 * var(--s5));
    /* Clips the separator before the first card of a row. */
    clip-path: inset(0 -0.5rem -0.5rem);
    ${whole}
  }
`;

/** A row on phones; on large screens a column whose rows align with those of its neighbours. */
export const Item = styled.section`
  padding-block: var(--s5) var(--s3);
  border-top: 1px solid var(--line);

  details {
    margin-left: calc(${GRAPH} + ${GRAPH_GAP});
  }
  /* On one line in two columns, too. */
  summary {
    font-size: 1rem;
  }
  ${container.narrow} {
    details {
      margin-left: 0;
    }
  }
  ${media.large} {
    display: grid;
    position: relative;
    grid-row: span 8;
    grid-template: subgrid / 1fr;
    max-width: 28rem;
    padding: var(--s8) 0 0;
    border: 0;

    & + &::before {
      content: "";
      position: absolute;
      inset-block: var(--s8) 0;
      left: calc(${GAP} / -2);
      width: 1px;
      background: var(--line);
    }
    details {
      margin: var(--s2) 0 0;
    }
  }
`;

export const Card = styled.article`
  display: grid;
  grid-template-columns: ${GRAPH} minmax(0, 1fr);
  gap: 0 ${GRAPH_GAP};

  h2 {
    font-size: var(--step-2);
    letter-spacing: -0.012em;
    line-height: 1.18;
    overflow-wrap: anywhere;
  }
  ${Button} {
    margin-top: var(--s4);
    justify-self: start;
  }
  ${container.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.large} {
    grid-row: span 7;
    grid-template: subgrid / 1fr;

    /* Small enough for "Sonnenuntergang" in the narrowest of four columns. */
    h2 {
      font-size: min(var(--step-2), 2.4vw);
    }
    ${Button} {
      margin-top: var(--s5);
      justify-self: stretch;
    }
  }
`;

/** To the booking, or to the days beside. */
export const Way = styled.div`
  display: grid;
  align-content: end;
`;

/** Its hours run from left to right in every language. */
export const Graph = styled.div.attrs({ dir: "ltr" })`
  grid-row: span 6;
  align-self: start;
  ${container.narrow} {
    margin-bottom: var(--s3);
  }
  ${media.large} {
    grid-row: auto;
    margin-bottom: var(--s4);
  }
`;

export const SkyBox = styled.div`
  height: 3.5rem;
  ${media.large} {
    height: 7.5rem;
  }
`;

export const EndTimes = styled(ScaleEnds)`
  display: none;
  ${media.large} {
    display: flex;
  }
`;

export const Schedule = styled.p`
  color: var(--ink-2);
`;

export const Amount = styled.div`
  margin-top: var(--s2);
  font: 440 var(--step-3) / 1.1 var(--serif);
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums lining-nums;

  small {
    font-size: 0.55em;
    letter-spacing: 0;
  }
  ${media.large} {
    margin-top: var(--s3);
    font-size: var(--step-4);
  }
`;

/**
 * The share of each person, beside the price of the whole boat. On phones it takes two lines before its column is
 * full, so that it takes as many in the fallback font.
 */
export const PerPerson = styled(Small)`
  /* Two lines with "from" and without it, so that nothing moves. */
  max-width: 11rem;
  margin-top: var(--s1);
  text-wrap: balance;

  ${media.large} {
    max-width: none;
  }
`;

/** In the row of what stands before it, so that the rows of all cards stay aligned; a space before it parts them where there are no styles. */
export const Line = styled.span`
  display: block;
  margin-top: var(--s1);
`;

export const VatNote = styled(Small)`
  max-width: none;
  margin-block: var(--s6) var(--s4);
  padding-top: var(--s4);
  border-top: 1px solid var(--line);
`;
