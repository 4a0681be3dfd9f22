import { graphql, type PageProps } from "gatsby";
import { Columns } from "../site/elements/columns";
import { Container } from "../site/elements/container";
import { PageEnd } from "../site/elements/section";
import { Page } from "../site/layout/page";
import { BookingFrame } from "../site/sections/booking-frame";
import { BookingTerms } from "../site/sections/booking-terms";

const BookingPage = ({ data }: PageProps<Queries.BookingPageQuery>) => (
  <Page name="booking" data={data} needs={["providers", "terms"]}>
    {({ page, company, providers, terms }) => (
      <>
        <Columns as={Container} $split="8fr 4fr" $gap="4rem">
          <BookingFrame content={page.calendar} provider={providers.booking} company={company} />
          <BookingTerms content={page} terms={terms} />
        </Columns>
        <PageEnd />
      </>
    )}
  </Page>
);

export default BookingPage;

export const query = graphql`
  query BookingPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: bookingPage {
      ...PageWords
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
