import { graphql, type PageProps } from "gatsby";
import { Columns } from "../elements/columns";
import { Container } from "../elements/container";
import { PageEnd } from "../elements/section";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { BookingFrame } from "../sections/booking-frame";
import { BookingTerms } from "../sections/booking-terms";
import { PageHeader } from "../sections/page-header";

const BookingPage = ({ data }: PageProps<Queries.BookingPageQuery>) => {
  const { page, company, providers, terms } = data;
  if (!page || !company || !providers || !terms) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="booking" description={page.description} card={page.shareCard} company={company} />
      <PageHeader heading={page.heading} lead={page.lead} />
      <Columns as={Container} $split="8fr 4fr" $gap="4rem">
        <BookingFrame content={page.calendar} provider={providers.booking} company={company} />
        <BookingTerms content={page} terms={terms} />
      </Columns>
      <PageEnd />
    </Layout>
  );
};

export default BookingPage;

export const query = graphql`
  query BookingPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation", "booking"] } }
    ) {
      ...Messages
    }
    page: bookingPage {
      description(language: $language)
      shareCard(language: $language)
      heading(language: $language)
      lead(language: $language)
      ...BookingFrame
      ...BookingTerms
    }
    providers {
      booking {
        ...BookingProvider
      }
    }
    terms {
      ...TermFigures
    }
  }
`;
