import { graphql } from "gatsby";
import styled from "styled-components";
import { Button } from "../elements/button";
import { Container } from "../elements/container";
import { Facts } from "../elements/facts";
import { Inline } from "../elements/inline";
import { LongWords } from "../elements/long-words";
import { Ltr } from "../elements/ltr";
import { Section } from "../elements/section";
import { Stack, VisuallyHidden } from "../elements/text";
import { TripEnquiry } from "../features/enquiry/trip-enquiry";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { formatTime } from "../../base/calendar/time";
import { OtherHours } from "../features/trips/other-hours";
import { TripSky } from "../features/trips/trip-sky";
import { useFrom } from "../features/trips/use-from";
import { routes } from "../../model/routes";
import { container } from "../style/media";
import { NoTrips } from "./no-trips";

const PADDING = "clamp(2rem, 1rem + 3vw, 3.5rem)";

/**
 * A trip; on large screens what follows it stands below the last of its three columns. It is a section, as all that
 * contains it: the reader views of browsers take away a `div` in which much of the text is links.
 */
const Row = styled.section`
  padding-block: ${PADDING};
  border-top: 1px solid var(--line);

  ${container.ample} {
    display: grid;
    grid-template: auto 1fr / 4fr 5fr 3fr;
    column-gap: 4rem;

    & > details {
      grid-area: 2 / 3;
    }
  }
  details {
    margin-top: var(--s2);
  }
`;

const Trip = styled.article`
  display: grid;
  gap: var(--s4) var(--col-gap);
  scroll-margin-top: calc(6rem + ${PADDING});

  h2 {
    font-size: var(--step-3);
    overflow-wrap: anywhere;
  }
  ${Facts} {
    font-size: var(--step--1);
  }
  ${container.ample} {
    grid-area: 1 / 1 / span 2 / span 3;
    grid-template: subgrid / subgrid;
    gap: 0 4rem;
    align-items: start;

    & > :not(:last-child) {
      grid-row: span 2;
    }
  }
`;

type Props = { prices: Queries.TripListFragment; company: Queries.CompanyFragment };

/** The trips, each with its sky, description, facts and a link to the booking page. */
export const TripList = ({ prices, company }: Props) => {
  const t = useMessages();
  const from = useFrom();
  return (
    <Section>
      <Container as="section">
        {prices.packages.length === 0 && <NoTrips />}
        {prices.packages.map(({ trip, ...price }) => {
          const { jsonId, title, description, start, end, light, audience } = trip;
          return (
            <Row key={jsonId}>
              <Trip id={jsonId} aria-labelledby={`${jsonId}-title`}>
                <TripSky trip={trip} position={company.position} />
                <Stack>
                  <h2 id={`${jsonId}-title`}>
                    <LongWords>{title}</LongWords>
                  </h2>
                  <p>
                    <Inline text={description} />
                  </p>
                </Stack>
                <Stack>
                  <Facts>
                    <dt>{t("trips:hours")}</dt>
                    <dd>
                      <Ltr>
                        {formatTime(start)}–{formatTime(end)}
                      </Ltr>
                      <OtherHours hours={prices.hours} trip={trip} />
                    </dd>
                    <dt>{t("trips:light")}</dt>
                    <dd>{light}</dd>
                    <dt>{t("trips:audience")}</dt>
                    <dd>{audience}</dd>
                    <dt>{t("trips:price")}</dt>
                    <dd>
                      {from(price)}
                      <Ltr>{price.lowestInWords}</Ltr>
                    </dd>
                  </Facts>
                  <Button as={LocalLink} to={routes.booking} $look="line" $small>
                    {t("trips:book")}
                    <VisuallyHidden> {t("trips:bookTrip", { trip: title })}</VisuallyHidden>
                  </Button>
                </Stack>
              </Trip>
              <TripEnquiry trip={trip} company={company} />
            </Row>
          );
        })}
      </Container>
    </Section>
  );
};

export const fragment = graphql`
  fragment TripList on Prices {
    ...OtherHours
    packages {
      lowest
      highest
      lowestInWords(language: $language)
      trip {
        jsonId
        start
        end
        sky
        longDuration(language: $language)
        title(language: $language)
        description(language: $language)
        light(language: $language)
        audience(language: $language)
      }
    }
  }
`;
