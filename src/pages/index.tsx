import { graphql, type PageProps } from "gatsby";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { Closing } from "../sections/closing";
import { Day } from "../sections/home/day";
import { Boat, Places } from "../sections/home/features";
import { Hero } from "../sections/home/hero";
import { Quotes } from "../sections/home/quotes";
import { Sunset } from "../sections/home/sunset";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const { page, company, prices, chart, reviews, closing } = data;
  if (!page || !company || !prices) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="home" description={page.description} card={page.shareCard} company={company} />
      <Hero content={page} priced={prices.packages.length > 0} />
      <Day content={page.day} prices={prices} position={company.position} />
      <Boat content={page.boat} />
      <Places content={page.places} chart={chart} />
      <Sunset content={page.sunset} trips={prices.packages.map(({ trip }) => trip)} />
      <Quotes content={page.reviews} reviews={reviews.nodes} />
      <Closing content={closing} />
    </Layout>
  );
};

export default HomePage;

export const query = graphql`
  query HomePage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["layout", "navigation", "trips", "reviews", "location"] }
      }
    ) {
      ...Messages
    }
    page: homePage {
      description(language: $language)
      shareCard(language: $language)
      ...Hero
      ...Day
      ...Boat
      ...Sunset
      ...Quotes
    }
    prices {
      ...DayRuler
    }
    chart: places {
      ...BayChart
    }
    reviews: allReview(filter: { hidden: { ne: true } }, sort: [{ order: ASC }, { jsonId: ASC }]) {
      nodes {
        ...Quote
      }
    }
    closing {
      ...Closing
    }
  }
`;
