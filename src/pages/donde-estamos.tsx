import { graphql, type PageProps } from "gatsby";
import { Columns } from "../site/elements/columns";
import { Container } from "../site/elements/container";
import { PageEnd } from "../site/elements/section";
import { Page } from "../site/layout/page";
import { BayChart } from "../site/sections/bay-chart";
import { Directions } from "../site/sections/directions";
import { MeetingPoint } from "../site/sections/meeting-point";
import { PageQuestions } from "../site/sections/page-questions";
import { Panorama } from "../site/sections/panorama";

const LocationPage = ({ data }: PageProps<Queries.LocationPageQuery>) => (
  <Page name="location" data={data}>
    {({ page, company, chart, questions }) => (
      <>
        <Columns as={Container} $split="7fr 5fr">
          <BayChart content={chart} />
          <MeetingPoint content={page.meeting} company={company} />
        </Columns>
        <Directions content={page.directions} />
        <PageQuestions on="location" questions={questions.nodes} />
        <PageEnd />
        <Panorama picture={page.picture} sizes="100vw" />
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
      ...Directions
    }
    company {
      mapSearch
    }
    chart: places {
      ...BayChart
    }
    questions(alsoOn: "location") {
      nodes {
        ...PageQuestion
      }
    }
  }
`;
