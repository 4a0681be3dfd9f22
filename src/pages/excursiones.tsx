import { graphql, type PageProps } from "gatsby";
import { Container } from "../elements/container";
import { Page } from "../layout/page";
import { Closing } from "../sections/closing";
import { DayRuler } from "../sections/day-ruler";
import { Inclusions } from "../sections/inclusions";
import { TripList } from "../sections/trip-list";

const TripsPage = ({ data }: PageProps<Queries.TripsPageQuery>) => (
  <Page name="trips" data={data} needs={["prices"]}>
    {({ company, prices, inclusions, closing }) => (
      <>
        <Container>
          <DayRuler prices={prices} position={company.position} />
        </Container>
        <TripList prices={prices} company={company} />
        <Inclusions content={inclusions} />
        <Closing content={closing} after="shallow" />
      </>
    )}
  </Page>
);

export default TripsPage;

export const query = graphql`
  query TripsPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: tripsPage {
      ...PageWords
    }
    prices {
      ...DayRuler
      ...TripList
    }
    inclusions {
      ...Inclusions
    }
    closing {
      ...Closing
    }
  }
`;
