import { graphql } from "gatsby";
import styled from "styled-components";
import { Button } from "../../elements/button";
import { ExternalLink } from "../../features/external-link";
import { Icon } from "../../elements/icon";
import { Picture } from "../../features/picture/picture";
import { useMessages } from "../../features/language/use-messages";
import { useSite } from "../../features/site";
import { placeOnChart } from "../../../model/chart-frame";
import { CHART_WATER } from "../../style/chart-water";
import { container, media } from "../../style/media";
import { appleMapLink, mapPointLink, mapSearchLink, openStreetMapLink } from "../../providers/maps";
import { ChartDrawing, ratioOf } from "../chart-drawing";
import { Small } from "../../elements/text";

const Gate = styled(Picture)`
  aspect-ratio: 3 / 2;

  ${media.print} {
    aspect-ratio: 9 / 4;
  }
`;

/** The part of the chart around the port, without a call to a provider of maps. */
const Chart = styled.div.attrs({ "aria-hidden": true })`
  --height: 8 / 15;
  position: relative;
  overflow: hidden;
  aspect-ratio: 1 / calc(var(--height));
  border: 1px solid var(--ink);
  background: ${CHART_WATER};

  /* On paper there is room for one of them. */
  ${media.print} {
    --height: 4 / 9;

    ${Gate} + & {
      display: none;
    }
  }
`;

/** The chart, enlarged: with the port left of the middle, or as near to it as the chart's edges allow. */
const Sheet = styled.div`
  --width: 3.52;
  /* In heights of the part that is seen. */
  --high: calc(var(--width) / var(--ratio) / (var(--height)));
  position: absolute;
  width: calc(100% * var(--width));
  left: clamp(100% * (1 - var(--width)), 48% - var(--width) * var(--x), 0%);
  top: clamp(100% * (1 - var(--high)), 42% - var(--high) * var(--y), 0%);

  img {
    width: 100%;
    height: auto;
  }
  i {
    position: absolute;
    left: var(--x);
    top: var(--y);
    width: 0.875rem;
    height: 0.875rem;
    margin: -0.4375rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--coral);
  }
  /* Within the chart wherever the port is. */
  & > span {
    position: absolute;
    left: var(--x);
    top: max(var(--y), 2.3rem);
    margin-top: -2.1rem;
    padding: 0.05rem 0.35rem;
    font: 600 var(--step--1) / 1.2 var(--sans);
    white-space: nowrap;
    background: var(--paper-raised);
    transform: translateX(calc(-1 * var(--x)));
  }
  /* Enlarged, it would not fit beside its point. */
  ${container.narrow} {
    & > span {
      display: none;
    }
  }
`;

const Credit = styled(Small)`
  margin-top: calc(-1 * var(--s2));

  ${media.print} {
    ${Gate} ~ & {
      display: none;
    }
  }
`;

const Maps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s5);

  ${media.print} {
    display: none;
  }
`;

/** Links to the same point on maps. A section, for the reader views of browsers. */
const Point = styled.section`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--s3);
  font-size: var(--step--1);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;

type Props = {
  content: Queries.MeetingPointFragment["meeting"];
  chart: Queries.ChartFragment | null;
};

export const MeetingPoint = ({ content, chart }: Props) => {
  const t = useMessages();
  const { company } = useSite();
  const spot = placeOnChart(company.position, chart?.chart);
  return (
    <section>
      <h3>{content.heading}</h3>
      {content.gate && <Gate picture={content.gate} sizes="(min-width: 40rem) 24rem, 100vw" />}
      {chart && (
        <Chart>
          <Sheet
            style={
              {
                "--x": `${spot.x}%`,
                "--y": `${spot.y}%`,
                "--ratio": ratioOf(chart.chart),
              } as React.CSSProperties
            }
          >
            <ChartDrawing chart={chart.chart} sizes="(min-width: 40rem) 84rem, 352vw" />
            <i />
            {chart.port && <span>{chart.port.name}</span>}
          </Sheet>
        </Chart>
      )}
      {chart?.chart && <Credit>{chart.chart.credit}</Credit>}
      {content.place && (
        <p>
          <b>{content.place}</b>
        </p>
      )}
      <p>{content.text}</p>
      <Maps>
        <Button as={ExternalLink} href={mapSearchLink(company.mapSearch)} $look="line" $small>
          {t("location:map")}
          <Icon name="out" />
        </Button>
        <Point>
          <ExternalLink href={mapPointLink(company.position)}>
            {t("location:point")}: Google Maps
          </ExternalLink>
          <ExternalLink href={appleMapLink(company.position, company.name)}>
            Apple Maps
          </ExternalLink>
          <ExternalLink href={openStreetMapLink(company.position)}>OpenStreetMap</ExternalLink>
        </Point>
      </Maps>
    </section>
  );
};

export const fragment = graphql`
  fragment MeetingPoint on LocationPage {
    meeting {
      heading(language: $language)
      text(language: $language)
      place(language: $language)
      gate {
        ...Photo
      }
      lost(language: $language)
    }
  }
`;
