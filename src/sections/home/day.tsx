import { graphql } from "gatsby";
import { Section } from "../../elements/section";
import { Lead } from "../../elements/text";
import { Container } from "../../elements/container";
import { DayRuler } from "../day-ruler";
import { SectionTop } from "../section-top";

type Props = {
  content: Queries.DayFragment["day"];
  trips: Queries.TripTimesConnectionFragment;
  prices: Queries.TripPricesFragment;
};

/** The day on the water: the four departures and their prices, to scale. */
export const Day = ({ content, trips, prices }: Props) => {
  const amounts = new Map(prices.packages.map(({ trip, amount }) => [trip.jsonId, amount]));
  return (
    <Section aria-labelledby="day">
      <Container>
        <SectionTop>
          <h2 id="day">{content.heading}</h2>
          <Lead>{content.lead}</Lead>
        </SectionTop>
        <DayRuler trips={trips.nodes} prices={{ currency: prices.currency, amounts }} notes />
      </Container>
    </Section>
  );
};

export const fragment = graphql`
  fragment Day on HomePage {
    day {
      heading(language: $language)
      lead(language: $language)
    }
  }

  fragment TripPrices on Prices {
    currency
    packages {
      amount
      trip {
        jsonId
      }
    }
  }
`;
