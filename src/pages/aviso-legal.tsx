import { graphql, type PageProps } from "gatsby";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { LegalText } from "../sections/legal-text";

const LegalNoticePage = ({ data }: PageProps<Queries.LegalNoticePageQuery>) => {
  const { page, company } = data;
  if (!page || !company) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="legalNotice" description={page.lead} card={page.shareCard} company={company} />
      <LegalText content={page} />
    </Layout>
  );
};

export default LegalNoticePage;

export const query = graphql`
  query LegalNoticePage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation", "legal"] } }
    ) {
      ...Messages
    }
    page: legalText(yamlId: { eq: "legal-notice" }) {
      shareCard(language: $language)
      ...LegalText
    }
  }
`;
