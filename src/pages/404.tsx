import { graphql, type PageProps } from "gatsby";
import { Layout } from "../layout/layout";
import { Seo } from "../layout/seo";
import { NotFound } from "../sections/not-found";

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => (
  <Layout data={data}>
    <Seo page="notFound" description={data.page?.description ?? ""} company={data.company} />
    <NotFound content={data.page} />
  </Layout>
);

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation"] } }
    ) {
      ...Messages
    }
    page: notFoundPage {
      description(language: $language)
      ...NotFound
    }
  }
`;
