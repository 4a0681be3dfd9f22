import { graphql, type PageProps } from "gatsby";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { useMessages } from "../features/language/use-messages";
import { ContactedHostsTable, StoredDataTable } from "../sections/cookie-tables";
import { LegalText } from "../sections/legal-text";

const CookiesPage = ({ data }: PageProps<Queries.CookiesPageQuery>) => {
  const { page, company, providers } = data;
  const t = useMessages();
  if (!page || !company || !providers) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="cookies" description={page.lead} card={page.shareCard} company={company} />
      <LegalText
        content={page}
        appendices={[
          { id: "stored-data", title: t("cookies:heading"), body: <StoredDataTable /> },
          {
            id: "hosts",
            title: t("cookies:hostsHeading"),
            body: <ContactedHostsTable providers={providers} />,
          },
        ]}
      />
    </Layout>
  );
};

export default CookiesPage;

export const query = graphql`
  query CookiesPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["layout", "navigation", "legal", "cookies"] }
      }
    ) {
      ...Messages
    }
    page: legalText(yamlId: { eq: "cookies" }) {
      shareCard(language: $language)
      ...LegalText
    }
    providers {
      ...ContactedProviders
    }
  }
`;
