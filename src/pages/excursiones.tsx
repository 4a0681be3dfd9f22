import { graphql, type PageProps } from "gatsby";
import { Container } from "../elements/container";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { Closing } from "../sections/closing";
import { DayRuler } from "../sections/day-ruler";
import { Inclusions } from "../sections/inclusions";
import { PageHeader } from "../sections/page-header";
import { TripList } from "../sections/trip-list";

const TripsPage = ({ data }: PageProps<Queries.TripsPageQuery>) => {
  const { page, company, prices, inclusions } = data;
  if (!page || !company || !prices) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="trips" description={page.description} card={page.shareCard} company={company} />
      <PageHeader heading={page.heading} lead={page.lead} />
      <Container>
        <DayRuler prices={prices} position={company.position} />
      </Container>
      <TripList prices={prices} position={company.position} />
      <Inclusions content={inclusions} />
      <Closing content={data.closing} after="shallow" />
    </Layout>
  );
};

export default TripsPage;

export const query = graphql`
  query TripsPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation", "trips"] } }
    ) {
      ...Messages
    }
    page: tripsPage {
      description(language: $language)
      shareCard(language: $language)
      heading(language: $language)
      lead(language: $language)
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
