import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../site/elements/section";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Page } from "../site/layout/page";
import { BriefInclusions } from "../site/sections/inclusions";
import { PageQuestions } from "../site/sections/page-questions";
import { PriceCards } from "../site/sections/price-cards";

const PricesPage = ({ data }: PageProps<Queries.PricesPageQuery>) => (
  <Page name="prices" data={data} needs={["prices"]}>
    {({ page, prices, inclusions, questions }) => (
      <>
        <PriceCards prices={prices} inclusions={inclusions} vatNote={page.vatNote} />
        <DeferredStyles />
        <BriefInclusions content={inclusions} trips={prices.packages.map(({ trip }) => trip)} />
        <PageQuestions on="prices" questions={questions} />
        <PageEnd />
      </>
    )}
  </Page>
);

export default PricesPage;

export const query = graphql`
  query PricesPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: pricesPage {
      ...PageWords
      vatNote(language: $language)
    }
    prices {
      ...PriceCards
    }
    inclusions {
      ...Inclusions
    }
    questions(alsoOn: "prices") {
      ...PageQuestion
    }
  }
`;
