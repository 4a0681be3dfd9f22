import { graphql, type PageProps } from "gatsby";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Page } from "../site/layout/page";
import { ServiceList, ServiceEnquiry } from "../site/sections/service-list";

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => (
  <Page name="services" data={data}>
    {({ page, services, servicePages }) => (
      <>
        <ServiceList services={services} pages={servicePages} ask={page.ask} />
        <DeferredStyles />
        <ServiceEnquiry content={page.ask} />
      </>
    )}
  </Page>
);

export default ServicesPage;

export const query = graphql`
  query ServicesPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: servicesPage {
      ...PageWords
      ...ServiceEnquiry
    }
    servicePages
    services {
      ...Service
    }
  }
`;
