import { graphql, type PageProps } from "gatsby";
import { DeferredStyles } from "../site/features/deferred-styles";
import { DayField } from "../site/features/outing/day-field";
import { Page } from "../site/layout/page";
import { Access } from "../site/sections/access";
import { Inclusions } from "../site/sections/inclusions";
import { PageHeader } from "../site/sections/page-header";
import { PageQuestions } from "../site/sections/page-questions";
import { Sunsets } from "../site/sections/sunsets";
import { TripList } from "../site/sections/trip-list";

const TripsPage = ({ data }: PageProps<Queries.TripsPageQuery>) => (
  <Page name="trips" data={data} ownHeader needs={["prices"]}>
    {({ page, prices, inclusions, location, questions, monthNames }) => (
      <>
        <PageHeader heading={page.heading} lead={page.lead}>
          {prices.packages.length > 0 && <DayField tellsSunset />}
        </PageHeader>
        <DeferredStyles />
        <TripList prices={prices} inclusions={inclusions} />
        <Inclusions content={inclusions} trips={prices.packages.map(({ trip }) => trip)}>
          <PageQuestions on="trips" questions={questions} />
        </Inclusions>
        <Sunsets content={page.sunset} prices={prices} monthNames={monthNames} />
        {location && <Access {...location} />}
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
      ...TripList
    }
    inclusions {
      ...Inclusions
    }
    location: locationPage {
      ...Access
    }
    questions(alsoOn: "trips") {
      ...PageQuestion
    }
  }
`;
