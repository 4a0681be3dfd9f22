import { graphql, type PageProps } from "gatsby";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { PageHeader } from "../sections/page-header";
import { ServiceEnquiry } from "../sections/service-enquiry";
import { ServiceList } from "../sections/service-list";

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const { page, company, services } = data;
  if (!page || !company) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="services" description={page.description} card={page.shareCard} company={company} />
      <PageHeader heading={page.heading} lead={page.lead} />
      <ServiceList services={services.nodes} />
      <ServiceEnquiry content={page.ask} />
    </Layout>
  );
};

export default ServicesPage;

export const query = graphql`
  query ServicesPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation"] } }
    ) {
      ...Messages
    }
    page: servicesPage {
      description(language: $language)
      shareCard(language: $language)
      heading(language: $language)
      lead(language: $language)
      ...ServiceEnquiry
    }
    services: allService(
      filter: { hidden: { ne: true } }
      sort: [{ order: ASC }, { jsonId: ASC }]
    ) {
      nodes {
        ...Service
      }
    }
  }
`;
