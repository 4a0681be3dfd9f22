import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../elements/section";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { Closing } from "../sections/closing";
import { Inclusions } from "../sections/inclusions";
import { PageHeader } from "../sections/page-header";
import { PriceCards } from "../sections/price-cards";

const PricesPage = ({ data }: PageProps<Queries.PricesPageQuery>) => {
  const { page, company, prices, inclusions } = data;
  if (!page || !company || !prices) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="prices" description={page.description} card={page.shareCard} company={company} />
      <PageHeader heading={page.heading} lead={page.lead} />
      <PriceCards prices={prices} position={company.position} vatNote={page.vatNote} />
      <PageEnd />
      <Inclusions content={inclusions} />
      <Closing content={data.closing} after="shallow" />
    </Layout>
  );
};

export default PricesPage;

export const query = graphql`
  query PricesPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation", "trips"] } }
    ) {
      ...Messages
    }
    page: pricesPage {
      description(language: $language)
      shareCard(language: $language)
      heading(language: $language)
      lead(language: $language)
      vatNote(language: $language)
    }
    prices {
      ...PriceCards
    }
    inclusions {
      ...Inclusions
    }
    closing {
      ...Closing
    }
  }
`;
