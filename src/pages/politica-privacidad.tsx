import { graphql, type PageProps } from "gatsby";
import { Page } from "../site/layout/page";
import { LegalText } from "../site/sections/legal-text";

const PrivacyPage = ({ data }: PageProps<Queries.PrivacyPageQuery>) => (
  <Page name="privacy" data={data}>
    {({ page }) => <LegalText content={page} />}
  </Page>
);

export default PrivacyPage;

export const query = graphql`
  query PrivacyPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: legalText(yamlId: { eq: "privacy" }) {
      ...LegalText
    }
  }
`;
