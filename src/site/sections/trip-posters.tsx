import { graphql } from "gatsby";
import styled from "styled-components";
import type { Position } from "../../base/calendar/sun";
import { routes } from "../../model/routes";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { Poster } from "../features/trips/poster";
import { skyProperties, skyStyle } from "../features/trips/sky";
import { Container } from "../elements/section";
import { LongWords } from "../elements/text";
import { sunOf } from "../day/day";

const Row = styled(Container)`
  ${skyProperties}
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) 3px;
  padding-bottom: var(--s7);

  a {
    flex: 1 1 4rem;
    max-width: 100%;
    font: 600 var(--step--1) / 1.3 var(--sans);
    text-decoration: none;
  }
`;

const Drawing = styled(Poster)`
  --r: clamp(0.875rem, 2.4vw, 2.25rem);
  height: clamp(8rem, 24vw, 22rem);
  margin-bottom: var(--s2);
`;

type Props = { trips: Queries.TripPostersFragment; position: Position };

/** The trips of which there is no photograph yet, drawn; they lead there, and are none of the pictures of the gallery. */
export const TripPosters = ({ trips: { packages }, position }: Props) => {
  const t = useMessages();
  const { path } = sunOf(undefined, position);
  const drawn = packages.filter(({ trip }) => trip.picture?.isSample !== false);
  if (drawn.length === 0) return null;
  return (
    <Row as="nav" aria-label={t("navigation:trips")}>
      {drawn.map(({ trip }) => (
        <LocalLink key={trip.jsonId} to={`${routes.trips}#${trip.jsonId}`} style={skyStyle(trip)}>
          <Drawing trip={trip} path={path} />
          <LongWords>{trip.title}</LongWords>
        </LocalLink>
      ))}
    </Row>
  );
};

export const fragment = graphql`
  fragment TripPosters on Prices {
    packages {
      trip {
        jsonId
        start
        end
        sky
        title(language: $language)
        picture {
          isSample
        }
      }
    }
  }
`;
