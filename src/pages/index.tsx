import { graphql, type PageProps } from "gatsby";
import { chartAround } from "../model/chart-frame";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Notices } from "../site/layout/notices";
import { Page } from "../site/layout/page";
import { Closing } from "../site/sections/closing";
import { HomeDay } from "../site/sections/day-ruler";
import { Boat, Face, Places } from "../site/sections/home/features";
import { Hero } from "../site/sections/home/hero";
import { Quotes } from "../site/sections/home/quotes";
import { Sunset } from "../site/sections/home/sunset";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => (
  <Page name="home" data={data} needs={["prices"]} ownHeader ownNotices>
    {({ page, about, company, prices, closing, places, reviews }) => (
      <>
        <Hero content={page} notices={<Notices />} priced={prices.packages.length > 0} />
        <DeferredStyles />
        <HomeDay content={page.day} link={page.tripsLink} prices={prices} />
        <Boat content={page.boat} />
        <Face content={about?.skipper ?? null} />
        <Places content={page.places} chart={chartAround(company.position, places)} />
        <Sunset content={page.sunset} trips={prices.packages.map(({ trip }) => trip)} />
        <Quotes content={page.reviews} reviews={reviews} />
        <Closing content={closing} />
      </>
    )}
  </Page>
);

export default HomePage;

export const query = graphql`
  query HomePage($language: String!, $namespaces: [String!]!) {
    ...Layout
    ...Closing
    page: homePage {
      description(language: $language)
      ...Hero
      tripsLink(language: $language)
      ...Day
      ...Boat
      ...Sunset
      ...Quotes
    }
    about: aboutPage {
      ...Skipper
    }
    prices {
      ...DayRuler
    }
    places {
      ...BayChart
    }
    reviews(featured: true) {
      ...Quote
    }
  }
`;
