import { graphql, type PageProps } from "gatsby";
import { servicePath } from "../site/document/outing-address";
import { DeferredStyles } from "../site/features/deferred-styles";
import { useMessages } from "../site/features/language/use-messages";
import { Page } from "../site/layout/page";
import { OwnService } from "../site/sections/own-service";
import { QuestionList } from "../site/sections/question-list";
import { ServiceEnquiry } from "../site/sections/service-list";

const ServicePage = ({ data }: PageProps<Queries.ServicePageQuery>) => {
  const t = useMessages();
  return (
    <Page name="services" title={data.page?.heading} data={data} needs={["servicesPage"]}>
      {({ page, servicesPage }) => (
        <>
          <OwnService service={page} />
          <DeferredStyles />
          <QuestionList heading={t("layout:questions")} questions={page.page?.questions ?? []} />
          <ServiceEnquiry content={servicesPage.ask} to={servicePath(page.jsonId)} />
        </>
      )}
    </Page>
  );
};

export default ServicePage;

export const query = graphql`
  query ServicePage($language: String!, $namespaces: [String!]!, $entry: String!) {
    ...Layout
    page: service(jsonId: { eq: $entry }) {
      jsonId
      heading: title(language: $language)
      lead: text(language: $language) {
        ...Written
      }
      ...OwnService
    }
    servicesPage {
      ...ServiceEnquiry
    }
  }
`;
