import { graphql, type PageProps } from "gatsby";
import { Page } from "../site/layout/page";
import { LegalText } from "../site/sections/legal-text";

const LegalNoticePage = ({ data }: PageProps<Queries.LegalNoticePageQuery>) => (
  <Page name="legalNotice" data={data}>
    {({ page }) => <LegalText content={page} />}
  </Page>
);

export default LegalNoticePage;

export const query = graphql`
  query LegalNoticePage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: legalText(yamlId: { eq: "legal-notice" }) {
      ...LegalText
    }
  }
`;
