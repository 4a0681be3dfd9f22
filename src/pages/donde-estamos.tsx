import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../site/elements/section";
import { Page } from "../site/layout/page";
import { Access } from "../site/sections/access";
import { BoardingCard } from "../site/sections/boarding-card/boarding-card";
import { Directions } from "../site/sections/directions";
import { PageQuestions } from "../site/sections/page-questions";
import { Panorama } from "../site/sections/panorama";

const LocationPage = ({ data }: PageProps<Queries.LocationPageQuery>) => (
  <Page name="location" data={data} needs={["prices", "terms"]}>
    {({ page, questions, ...card }) => (
      <>
        <BoardingCard data={{ page, ...card }} />
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
    ...BoardingCard
    page: locationPage {
      ...PageWords
      picture {
        ...Photo
      }
      ...Directions
      ...Access
    }
    questions(alsoOn: "location") {
      ...PageQuestion
    }
  }
`;
