import { graphql, type PageProps } from "gatsby";
import { Layout } from "../layout/layout";
import { Seo } from "../layout/seo";
import { LegalText } from "../sections/legal-text";

const CookiesPage = ({ data }: PageProps<Queries.CookiesPageQuery>) => {
  const { page, company } = data;
  if (!page || !company) return null;
  return (
    <Layout data={data}>
      <Seo page="cookies" description={page.lead} company={company} />
      <LegalText content={page} />
    </Layout>
  );
};

export default CookiesPage;

export const query = graphql`
  query CookiesPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation", "legal"] } }
    ) {
      ...Messages
    }
    page: legalText(yamlId: { eq: "cookies" }) {
      ...LegalText
    }
  }
`;
