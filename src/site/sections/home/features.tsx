import { graphql } from "gatsby";
import styled from "styled-components";
import { Picture } from "../../features/picture/picture";
import { Section, Container } from "../../elements/section";
import { GoLink } from "../../features/language/local-link";
import { routes } from "../../../model/routes";
import { media } from "../../style/media";
import { BayChart } from "../bay-chart";
import { Skipper } from "../skipper";
import { Small, Stack, Inline } from "../../elements/text";

/** Two parts, beside each other in these of twelve columns. */
const Row = styled(Container)<{ $first: string; $last: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);

  h2 {
    font-size: clamp(2rem, 1.6rem + 1.8vw, 3.25rem);
  }
  ${media.large} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: var(--col-gap);
    align-items: center;

    & > :first-child {
      grid-column: ${({ $first }) => $first};
      grid-row: 1;
    }
    & > :last-child {
      grid-column: ${({ $last }) => $last};
      grid-row: 1;
    }
    & > h2,
    & > h2 + * {
      align-self: baseline;
    }
  }
`;

/** Extends to the left edge of the page. */
const FullBleedPicture = styled(Picture)`
  ${media.large} {
    margin-left: calc((100vw - min(100vw - 2 * var(--gutter), var(--page))) / -2);
  }
`;

/** From the edges of the chart below it. */
const FaceRow = styled(Container)`
  padding-top: var(--section);

  ${media.large} {
    section {
      display: grid;
      grid-template-columns: 5fr 7fr;
      gap: var(--col-gap);
    }
    h2 + * {
      margin-top: var(--s2);
    }
  }
`;

export const Boat = ({ content }: { content: Queries.BoatFragment["boat"] }) => (
  <section aria-labelledby="boat">
    <Row $first="1 / 8" $last="9 / -1">
      <FullBleedPicture
        picture={content.picture}
        sizes="(min-width: 60rem) 58vw, 100vw"
        ratio="16 / 9"
      />
      <Stack>
        <h2 id="boat">{content.heading}</h2>
        <p>
          <Inline text={content.text} />
        </p>
        <GoLink to={`${routes.trips}#included`}>{content.link}</GoLink>
      </Stack>
    </Row>
  </section>
);

/** Who takes the boat out, if the owner has named somebody. */
export const Face = ({ content }: { content: Queries.SkipperFragment["skipper"] }) =>
  content && (
    <FaceRow>
      <Skipper content={content} />
    </FaceRow>
  );

type PlacesProps = {
  content: Queries.BoatFragment["places"];
  chart: Queries.BayChartFragment | null;
};

const PlacesText = ({ content }: Pick<PlacesProps, "content">) => (
  <>
    <p>
      <Inline text={content.text} />
    </p>
    <Small>{content.note}</Small>
    <GoLink to={routes.location}>{content.link}</GoLink>
  </>
);

/** With the chart if the harbour is on it. */
export const Places = ({ content, chart }: PlacesProps) => (
  <Section aria-labelledby="places">
    {chart ? (
      <Row $first="6 / -1" $last="1 / 5">
        <BayChart content={chart} />
        <Stack>
          <h2 id="places">{content.heading}</h2>
          <PlacesText content={content} />
        </Stack>
      </Row>
    ) : (
      <Row $first="1 / 6" $last="7 / -1">
        <h2 id="places">{content.heading}</h2>
        <Stack>
          <PlacesText content={content} />
        </Stack>
      </Row>
    )}
  </Section>
);

export const fragment = graphql`
  fragment Boat on HomePage {
    boat {
      heading(language: $language)
      text(language: $language)
      link(language: $language)
      picture {
        ...Photo
      }
    }
    places {
      heading(language: $language)
      text(language: $language)
      note(language: $language)
      link(language: $language)
    }
  }
`;
