import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../site/elements/section";
import { Page } from "../site/layout/page";
import { Closing } from "../site/sections/closing";
import { Panorama } from "../site/sections/panorama";
import { Story } from "../site/sections/story";
import { Values } from "../site/sections/values";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => (
  <Page name="about" data={data}>
    {({ page, closing }) => (
      <>
        <Panorama picture={page.picture} sizes="100vw" eager />
        <Story content={page.story} />
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
    page: aboutPage {
      ...PageWords
      picture {
        ...Photo
      }
      ...Story
      ...Values
    }
    closing {
      ...Closing
    }
  }
`;
