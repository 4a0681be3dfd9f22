import { graphql } from "gatsby";
import styled from "styled-components";
import { Picture } from "../../features/picture/picture";
import { GoLink } from "../../features/language/local-link";
import { routes } from "../../../model/routes";
import { media } from "../../style/media";
import { Container } from "../../elements/section";
import { Lead, Inline } from "../../elements/text";

/** The text is below the picture, so that it never covers the sun. The picture fades into its background. */
const Band = styled.section`
  --focus: var(--paper);
  background: rgb(var(--scrim));
  color: var(--paper);

  a,
  ${Lead} {
    color: inherit;
  }
`;

const Photo = styled(Picture)`
  height: clamp(14rem, 52vw, 46rem);
  background: rgb(var(--scrim));

  &::after {
    content: "";
    position: absolute;
    inset: 0;
    background: linear-gradient(
      0deg,
      rgb(var(--scrim)) 0,
      rgb(var(--scrim) / 0.7) 12%,
      rgb(var(--scrim) / 0) 34%
    );
  }
`;

const Text = styled(Container)`
  position: relative;
  display: grid;
  gap: var(--s4) var(--col-gap);
  margin-top: -2.5rem;
  padding-bottom: clamp(2rem, 6vw, 5.5rem);

  ${media.large} {
    grid-template-columns: 7fr 5fr;
    margin-top: -4.5rem;

    h2 {
      max-width: 11em;
    }
  }
  ${media.print} {
    margin-top: var(--s4);
  }
`;

type Props = {
  content: Queries.SunsetFragment["sunset"];
  trips: readonly { jsonId: string; sunsetDays: number }[];
};

export const Sunset = ({ content, trips }: Props) => {
  const trip = trips
    .filter(({ sunsetDays }) => sunsetDays > 0)
    .toSorted((a, b) => b.sunsetDays - a.sunsetDays)[0];
  return (
    <Band aria-labelledby="sunset">
      <Photo picture={content.picture} sizes="100vw" />
      <Text as="section">
        <h2 id="sunset">{content.heading}</h2>
        <section>
          <Lead>
            <Inline text={content.text} />
          </Lead>
          {trip && <GoLink to={`${routes.trips}#${trip.jsonId}`}>{content.link}</GoLink>}
        </section>
      </Text>
    </Band>
  );
};

export const fragment = graphql`
  fragment Sunset on HomePage {
    sunset {
      heading(language: $language)
      text(language: $language)
      link(language: $language)
      picture {
        ...Photo
      }
    }
  }
`;
