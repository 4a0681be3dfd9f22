import { graphql, type PageProps } from "gatsby";
import { DeferredStyles } from "../layout/deferred-styles";
import { Notices } from "../layout/notices";
import { Page } from "../layout/page";
import { Closing } from "../sections/closing";
import { Day } from "../sections/home/day";
import { Boat, Places } from "../sections/home/features";
import { Hero } from "../sections/home/hero";
import { Quotes } from "../sections/home/quotes";
import { Sunset } from "../sections/home/sunset";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => (
  <Page name="home" data={data} needs={["prices"]} ownHeader ownNotices>
    {({ page, company, notices, today, prices, closing, chart, reviews }) => (
      <>
        <Hero
          content={page}
          notices={<Notices notices={notices.nodes} today={today} website={company.website} />}
          priced={prices.packages.length > 0}
        />
        <DeferredStyles />
        <Day content={page.day} prices={prices} position={company.position} />
        <Boat content={page.boat} />
        <Places content={page.places} chart={chart} />
        <Sunset content={page.sunset} trips={prices.packages.map(({ trip }) => trip)} />
        <Quotes content={page.reviews} reviews={reviews.nodes} />
        <Closing content={closing} />
      </>
    )}
  </Page>
);

export default HomePage;

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: homePage {
      description(language: $language)
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
    reviews(featured: true) {
      nodes {
        ...Quote
      }
    }
    closing {
      ...Closing
    }
  }
`;
