import { graphql, type PageProps } from "gatsby";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Page } from "../site/layout/page";
import { Access } from "../site/sections/access";
import { DayPicker } from "../site/sections/day-picker";
import { DayRuler } from "../site/sections/day-ruler";
import { Inclusions } from "../site/sections/inclusions";
import { PageQuestions } from "../site/sections/page-questions";
import { Sunsets } from "../site/sections/sunsets";
import { TripList } from "../site/sections/trip-list";
import { Container, PageEnd } from "../site/elements/section";

const TripsPage = ({ data }: PageProps<Queries.TripsPageQuery>) => (
  <Page name="trips" data={data} needs={["prices", "terms"]}>
    {({ page, company, prices, terms, inclusions, location, questions, monthNames }) => (
      <>
        {prices.packages.length > 0 && (
          <Container as="section">
            <DayPicker position={company.position} />
            <DayRuler prices={prices} position={company.position} />
          </Container>
        )}
        <DeferredStyles />
        <TripList prices={prices} inclusions={inclusions} company={company} guests={terms.guests} />
        <Sunsets
          content={page.sunset}
          prices={prices}
          position={company.position}
          monthNames={monthNames}
        />
        <Inclusions content={inclusions} trips={prices.packages.map(({ trip }) => trip)}>
          <PageQuestions on="trips" questions={questions.nodes} />
        </Inclusions>
        {location && <Access {...location} />}
        <PageEnd />
      </>
    )}
  </Page>
);

export default TripsPage;

export const query = graphql`
  query TripsPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    monthNames(language: $language)
    page: tripsPage {
      ...PageWords
      ...Sunsets
    }
    prices {
      ...DayRuler
      ...TripList
      ...SunsetTrips
    }
    terms {
      guests
    }
    inclusions {
      ...Inclusions
    }
    location: locationPage {
      ...Access
    }
    questions(alsoOn: "trips") {
      nodes {
        ...PageQuestion
      }
    }
  }
`;
