import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../elements/section";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { Closing } from "../sections/closing";
import { PageHeader } from "../sections/page-header";
import { Panorama } from "../sections/panorama";
import { Story } from "../sections/story";
import { Values } from "../sections/values";

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const { page, company } = data;
  if (!page || !company) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="about" description={page.description} card={page.shareCard} company={company} />
      <PageHeader heading={page.heading} lead={page.lead} />
      <Panorama picture={page.picture} sizes="100vw" eager />
      <Story content={page.story} />
      <Values values={page.values} />
      <PageEnd />
      <Closing content={data.closing} />
    </Layout>
  );
};

export default AboutPage;

export const query = graphql`
  query AboutPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation"] } }
    ) {
      ...Messages
    }
    page: aboutPage {
      description(language: $language)
      shareCard(language: $language)
      heading(language: $language)
      lead(language: $language)
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
