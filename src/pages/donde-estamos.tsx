import { graphql, type PageProps } from "gatsby";
import { chartAround } from "../model/chart-frame";
import { PageEnd } from "../site/elements/section";
import { Page } from "../site/layout/page";
import { Access } from "../site/sections/access";
import { BoardingCard } from "../site/sections/boarding-card/boarding-card";
import { Directions } from "../site/sections/directions";
import { PageQuestions } from "../site/sections/page-questions";
import { Panorama } from "../site/sections/panorama";

const LocationPage = ({ data }: PageProps<Queries.LocationPageQuery>) => (
  <Page name="location" data={data} needs={["prices", "terms"]}>
    {({ page, company, places, prices, terms, inclusions, booking, about, questions }) => (
      <>
        <BoardingCard
          content={page}
          chart={chartAround(company.position, places)}
          prices={prices}
          terms={terms}
          inclusions={inclusions}
          weather={booking?.weather.text}
          skipper={about?.skipper}
        />
        <Directions content={page.directions} />
        <Access {...page} />
        <PageQuestions on="location" questions={questions} />
        <PageEnd />
        {page.picture && <Panorama picture={page.picture} sizes="100vw" />}
      </>
    )}
  </Page>
);

export default LocationPage;

export const query = graphql`
  query LocationPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: locationPage {
      ...PageWords
      picture {
        ...Photo
      }
      ...MeetingPoint
      ...BoardingCard
      ...Directions
      ...Access
    }
    places {
      ...Chart
    }
    prices {
      ...BoardingTrips
    }
    terms {
      ...BoardingTerms
    }
    inclusions {
      ...TripInclusions
    }
    booking: bookingPage {
      weather {
        text(language: $language)
      }
    }
    about: aboutPage {
      ...SkipperOnCard
    }
    questions(alsoOn: "location") {
      ...PageQuestion
    }
  }
`;
