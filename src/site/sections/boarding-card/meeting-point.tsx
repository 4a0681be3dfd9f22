import { graphql } from "gatsby";
import styled from "styled-components";
import { Button } from "../../elements/button";
import { ExternalLink } from "../../elements/external-link";
import { Icon } from "../../elements/icon";
import { VisuallyHidden } from "../../elements/text";
import { Coordinates } from "../../features/coordinates";
import { Picture } from "../../features/picture/picture";
import { useMessages } from "../../features/language/use-messages";
import { CHART_WATER } from "../../style/chart-water";
import { container, media } from "../../style/media";
import { appleMapLink, mapPointLink, mapSearchLink, openStreetMapLink } from "../../providers/maps";

const Gate = styled(Picture)`
  aspect-ratio: 3 / 2;

  ${media.print} {
    aspect-ratio: 9 / 4;
  }
`;

/** The chart of the bay around the port, without a call to a provider of maps. */
const Chart = styled.div.attrs({ "aria-hidden": true })`
  position: relative;
  overflow: hidden;
  aspect-ratio: 15 / 8;
  border: 1px solid var(--ink);
  background: ${CHART_WATER};

  img {
    position: absolute;
    left: 48%;
    top: 42%;
    width: 352%;
    max-width: none;
    height: auto;
    transform: translate(calc(-1 * var(--x)), calc(-1 * var(--y)));
  }
  i {
    position: absolute;
    left: 48%;
    top: 42%;
    width: 0.875rem;
    height: 0.875rem;
    margin: -0.4375rem;
    border: 2px solid var(--ink);
    border-radius: 50%;
    background: var(--coral);
  }
  span {
    position: absolute;
    left: 48%;
    top: 42%;
    margin: -2.1rem 0 0 -0.2rem;
    padding: 0.05rem 0.35rem;
    font: 600 var(--step--1) / 1.2 var(--sans);
    white-space: nowrap;
    background: var(--paper-raised);
  }
  /* Enlarged, it would not fit beside its point. */
  ${container.narrow} {
    span {
      display: none;
    }
  }
  /* On paper there is room for one of them. */
  ${media.print} {
    aspect-ratio: 9 / 4;

    ${Gate} + & {
      display: none;
    }
  }
`;

/** The position, which opens on a map. */
const Point = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  margin-block: calc(-1 * var(--s3));
  font-size: var(--step--1);
`;

const Maps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s5);

  ${media.print} {
    display: none;
  }
`;

/** Links to other maps. Both wrap together, if they fit in a line. */
const OtherMaps = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--s5);
  font-size: var(--step--1);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;

type Props = {
  content: Queries.MeetingPointFragment["meeting"];
  company: Queries.CompanyFragment & { mapSearch: string };
  chart: Queries.PortChartFragment | null;
};

/** Where to meet the skipper: the gate, the chart around the port, and links to maps. */
export const MeetingPoint = ({ content, company, chart }: Props) => {
  const t = useMessages();
  const port = chart?.places.find(({ kind }) => kind === "port");
  return (
    <section>
      <h3>{content.heading}</h3>
      {content.gate && <Gate picture={content.gate} sizes="(min-width: 40rem) 24rem, 100vw" />}
      {port && (
        <Chart style={{ "--x": `${port.x}%`, "--y": `${port.y}%` } as React.CSSProperties}>
          <img src="/art/bay.svg" alt="" width={1000} height={704} />
          <i />
          <span>{port.name}</span>
        </Chart>
      )}
      {content.place && (
        <p>
          <b>{content.place}</b>
        </p>
      )}
      <p>{content.text}</p>
      <p>
        <Point href={mapPointLink(company.position)} notice={t("layout:newTab")}>
          <VisuallyHidden>{t("location:map")}: </VisuallyHidden>
          <Coordinates {...company.position} />
        </Point>
      </p>
      <Maps>
        <Button
          as={ExternalLink}
          href={mapSearchLink(company.mapSearch)}
          notice={t("layout:newTab")}
          $look="line"
          $small
        >
          {t("location:map")}
          <Icon name="out" />
        </Button>
        <OtherMaps>
          <ExternalLink
            href={appleMapLink(company.position, company.name)}
            notice={t("layout:newTab")}
          >
            Apple Maps
          </ExternalLink>
          <ExternalLink href={openStreetMapLink(company.position)} notice={t("layout:newTab")}>
            OpenStreetMap
          </ExternalLink>
        </OtherMaps>
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

export const chartFragment = graphql`
  fragment PortChart on Places {
    places {
      name(language: $language)
      kind
      x
      y
    }
  }
`;
