import { graphql } from "gatsby";
import styled from "styled-components";
import { isOnChart, placeOnChart } from "../../model/chart-frame";
import { useMessages } from "../features/language/use-messages";
import { useSite } from "../features/site";
import { ChartDrawing } from "./chart-drawing";
import { labelSides } from "./chart-labels";
import { CHART_WATER } from "../style/chart-water";

const Frame = styled.div`
  container-type: inline-size;
  position: relative;
  padding: 9px;
  border: 1px solid var(--ink);
  background: ${CHART_WATER};

  &::before {
    --stripes: var(--ink) 0 5%, var(--paper-raised) 5% 10%;
    content: "";
    position: absolute;
    inset: 0;
    background:
      repeating-linear-gradient(90deg, var(--stripes)) top / 100% 8px,
      repeating-linear-gradient(270deg, var(--stripes)) bottom / 100% 8px,
      repeating-linear-gradient(0deg, var(--stripes)) left / 8px 100%,
      repeating-linear-gradient(180deg, var(--stripes)) right / 8px 100%;
    background-repeat: no-repeat;
  }
`;

const Inner = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--ink);
  background: ${CHART_WATER};

  img {
    width: 100%;
    height: auto;
  }
`;

const Route = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: #c4452b;
  stroke-width: 3;
  stroke-dasharray: 2 9;
  stroke-linecap: round;
`;

/** As on nautical charts, names of water are italic and names on land, here the port, are upright. */
const Places = styled.ul<{ $onPicture: boolean }>`
  li {
    position: absolute;
    left: var(--x);
    top: var(--y);
    width: 0;
    height: 0;
    font: italic 500 clamp(0.8125rem, 0.62rem + 0.9vw, 1.3125rem) / 1 var(--serif);
    white-space: nowrap;
  }
  li::before {
    content: "";
    position: absolute;
    width: 0.625rem;
    height: 0.625rem;
    margin: -0.3125rem;
    border-radius: 50%;
    background: var(--paper-raised);
    border: 2px solid var(--ink);
  }
  /* A ground of its own: a browser's dark mode changes the colours of texts, but not those of the drawing. */
  span {
    padding-inline: ${({ $onPicture }) => $onPicture && "0.25em"};
    background: ${({ $onPicture }) => ($onPicture ? "var(--paper-raised)" : "var(--sand)")};
    position: absolute;
    top: -0.5em;
    left: 0.75rem;
  }
  [data-side="left"] span {
    top: -1.5em;
    left: auto;
    right: 0.5rem;
  }
  [data-side="top"] span {
    top: -1.5em;
    left: 0;
    transform: translateX(-50%);
  }
  [data-side="list"] {
    display: inline-block;
    position: static;
    width: auto;
    height: auto;
    padding: 0.5rem 0.75rem;
  }
  [data-side="list"]::before {
    content: none;
  }
  [data-side="list"] span {
    position: static;
  }
  [data-kind="port"] {
    font: 600 clamp(0.8125rem, 0.72rem + 0.5vw, 1.0625rem) / 1 var(--sans);
  }
  [data-kind="port"]::before {
    background: var(--coral);
  }
  [data-kind="water"]::before {
    content: none;
  }
  [data-kind="water"] span {
    width: min-content;
    white-space: normal;
    left: 0;
    transform: translateX(-50%);
    font-size: 1.35em;
    line-height: 1.1;
    letter-spacing: 0.02em;
    text-align: center;
    background: ${({ $onPicture }) => !$onPicture && CHART_WATER};
    color: var(--sea-deep);
  }
  /* Below the drawing, which is too small for them. */
  @container (max-width: 18rem) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.5rem 1.25rem;
    padding: 0.75rem;

    li,
    && span {
      position: static;
      width: auto;
      height: auto;
      background: none;
      transform: none;
    }
    li::before {
      content: none;
    }
  }
`;

/** Below a chart of the owner's, of which nobody knows where there is room, and a small drawing; in the corner of a large one. */
const Note = styled.p<{ $isBelow: boolean }>`
  padding: 0.5rem 0.75rem;
  background: ${CHART_WATER};
  font-size: var(--caption);
  line-height: 1.3;
  color: var(--ink-2);
  @container (min-width: 30rem) {
    ${({ $isBelow }) => !$isBelow && "position: absolute; bottom: 0.75rem;"}
  }
`;

/** The dotted route of the delivered chart, and where it leads, in per cent: to the harbour and four coves. */
const ROUTE =
  "M399 135C403 197 400 226 294 260C400 346 455 366 611 434C599 470 617 474 643 498C633 518 645 524 658 544";
const STOPS = [
  { x: 39.9, y: 18.5 },
  { x: 28, y: 36.4 },
  { x: 62.5, y: 61.9 },
  { x: 65.7, y: 70.7 },
  { x: 67.1, y: 77.3 },
];

/** How far from its stop a place may be, in per cent. */
const NEAR = 3;

/** The bay with its places: a drawing or a picture, with a list of names on it. */
export const BayChart = ({ content }: { content: Queries.BayChartFragment }) => {
  const t = useMessages();
  const { position } = useSite().company;
  const { chart, port, places, note } = content;
  const shown = [
    ...(port ? [{ ...port, kind: "port", ...position }] : []),
    ...places.filter((place) => isOnChart(place, chart)),
  ].map((place) => ({ ...place, ...placeOnChart(place, chart) }));
  const sides = labelSides(shown);
  const hasRoute =
    !chart &&
    STOPS.every((stop) => shown.some(({ x, y }) => Math.hypot(x - stop.x, y - stop.y) < NEAR));
  return (
    <Frame>
      <Inner>
        <ChartDrawing chart={chart} sizes="(min-width: 60rem) 48vw, 100vw" />
        {hasRoute && (
          <Route viewBox="0 0 1000 704" aria-hidden="true">
            <path d={ROUTE} />
          </Route>
        )}
        {shown.length > 0 && (
          <Places aria-label={t("location:places")} $onPicture={chart !== null}>
            {shown.map(({ name, kind, x, y }, index) => (
              <li
                key={name}
                data-kind={kind}
                data-side={sides[index]}
                style={{ "--x": `${x}%`, "--y": `${y}%` } as React.CSSProperties}
              >
                <span>{name}</span>
              </li>
            ))}
          </Places>
        )}
      </Inner>
      <Note $isBelow={chart !== null}>
        {note} {chart?.credit}
      </Note>
    </Frame>
  );
};

export const fragment = graphql`
  fragment BayChart on Places {
    ...Chart
    note(language: $language)
    places {
      name(language: $language)
      kind
      side
      latitude
      longitude
    }
  }
`;
