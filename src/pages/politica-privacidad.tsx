import { graphql, type PageProps } from "gatsby";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { LegalText } from "../sections/legal-text";

const PrivacyPage = ({ data }: PageProps<Queries.PrivacyPageQuery>) => {
  const { page, company } = data;
  if (!page || !company) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="privacy" description={page.lead} card={page.shareCard} company={company} />
      <LegalText content={page} />
    </Layout>
  );
};

export default PrivacyPage;

export const query = graphql`
  query PrivacyPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation", "legal"] } }
    ) {
      ...Messages
    }
    page: legalText(yamlId: { eq: "privacy" }) {
      shareCard(language: $language)
      ...LegalText
    }
  }
`;
