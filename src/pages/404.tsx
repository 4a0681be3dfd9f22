import { graphql, type PageProps } from "gatsby";
import { Page } from "../site/layout/page";
import { NotFound } from "../site/sections/not-found";

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => (
  <Page name="notFound" data={data} ownHeader>
    {({ page }) => <NotFound content={page} />}
  </Page>
);

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: notFoundPage {
      ...PageWords
      ...NotFound
    }
  }
`;
