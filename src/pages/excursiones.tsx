import { graphql, type PageProps } from "gatsby";
import { Wrap } from "../elements/wrap";
import { Layout } from "../layout/layout";
import { Seo } from "../layout/seo";
import { Closing } from "../sections/closing";
import { DayRuler } from "../sections/day-ruler";
import { Inclusions } from "../sections/inclusions";
import { PageHead } from "../sections/page-head";
import { TripList } from "../sections/trip-list";

const TripsPage = ({ data }: PageProps<Queries.TripsPageQuery>) => {
  const { page, company, prices, inclusions } = data;
  if (!page || !company || !prices) return null;
  return (
    <Layout data={data}>
      <Seo page="trips" description={page.description} company={company} />
      <PageHead heading={page.heading} lead={page.lead} />
      <Wrap>
        <DayRuler prices={prices} />
      </Wrap>
      <TripList prices={prices} />
      <Inclusions words={inclusions} />
      <Closing words={data.closing} after="shallow" />
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
      ...Words
    }
    page: tripsPage {
      description(language: $language)
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
