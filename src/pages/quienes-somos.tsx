import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../site/elements/section";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Page } from "../site/layout/page";
import { Aboard, BoatSheets } from "../site/sections/boat-sheet";
import { Closing } from "../site/sections/closing";
import { Panorama } from "../site/sections/panorama";
import { Skipper } from "../site/sections/skipper";
import { Story, Values } from "../site/sections/story";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => (
  <Page name="about" data={data}>
    {({ page, shownBoats, closing }) => (
      <>
        <Panorama picture={page.picture} sizes="100vw" eager />
        <Story content={page.story} />
        <DeferredStyles />
        <Aboard>
          <BoatSheets boats={shownBoats} />
          <Skipper content={page.skipper} licensed />
        </Aboard>
        <Values values={page.values} />
        <PageEnd />
        <Closing content={closing} />
      </>
    )}
  </Page>
);

export default AboutPage;

export const query = graphql`
  query AboutPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    ...Closing
    page: aboutPage {
      ...PageWords
      picture {
        ...Photo
      }
      ...Story
      ...Skipper
      ...Values
    }
    shownBoats {
      ...BoatSheet
    }
  }
`;
