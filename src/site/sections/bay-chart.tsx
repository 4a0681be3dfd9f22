import { graphql } from "gatsby";
import type { Position } from "../../base/calendar/sun";
import { isOnChart, placeOnChart } from "../../model/chart-frame";
import { useMessages } from "../features/language/use-messages";
import { Frame, Inner, Note, Places, Route } from "./bay-chart.styles";
import { ChartDrawing } from "./chart-drawing";

type Props = {
  content: Queries.BayChartFragment;
  harbour: Position;
};

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

/** How near to an edge, in per cent, a name turns to the other side of its place. */
const EDGE = 15;

const sideAt = (side: string, { x, y }: { x: number; y: number }) => {
  if (x > 100 - EDGE) return "left";
  return x < EDGE || (side === "top" && y < EDGE) ? "right" : side;
};

/** How far from its stop a place may be, in per cent. */
const NEAR = 3;

/** The bay with its places: a drawing or a picture, with a list of names on it. */
export const BayChart = ({ content, harbour }: Props) => {
  const t = useMessages();
  const { chart, port, places, note } = content;
  const shown = [
    ...(port ? [{ ...port, kind: "port", ...harbour }] : []),
    ...places.filter((place) => isOnChart(place, chart)),
  ].map((place) => ({ ...place, ...placeOnChart(place, chart) }));
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
            {shown.map(({ name, kind, side, x, y }) => (
              <li
                key={name}
                data-kind={kind}
                data-side={sideAt(side, { x, y })}
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
