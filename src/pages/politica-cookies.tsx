import { graphql, type PageProps } from "gatsby";
import { useMessages } from "../site/features/language/use-messages";
import { Page } from "../site/layout/page";
import { ContactedHostsTable, StoredDataTable } from "../site/sections/cookie-tables";
import { LegalText } from "../site/sections/legal-text";

const CookiesPage = ({ data }: PageProps<Queries.CookiesPageQuery>) => {
  const t = useMessages();
  return (
    <Page name="cookies" data={data} needs={["providers"]}>
      {({ page, providers }) => (
        <LegalText
          content={page}
          appendices={[
            {
              id: "stored-data",
              title: t("cookies:heading"),
              body: <StoredDataTable providers={providers} />,
            },
            {
              id: "hosts",
              title: t("cookies:hostsHeading"),
              body: <ContactedHostsTable providers={providers} />,
            },
          ]}
        />
      )}
    </Page>
  );
};

export default CookiesPage;

export const query = graphql`
  query CookiesPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: legalText(yamlId: { eq: "cookies" }) {
      ...LegalText
    }
    providers {
      ...ContactedProviders
    }
  }
`;
