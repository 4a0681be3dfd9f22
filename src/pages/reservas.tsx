import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../site/elements/section";
import { Page } from "../site/layout/page";
import { BookingFrame, CALENDAR } from "../site/sections/booking-frame";
import { BookingLayout } from "../site/sections/booking-layout";
import { BookingTerms } from "../site/sections/booking-terms";
import { ChosenTrip } from "../site/sections/chosen-trip";
import { PageQuestions } from "../site/sections/page-questions";
import { ShortNotice } from "../site/sections/short-notice";

const BookingPage = ({ data }: PageProps<Queries.BookingPageQuery>) => (
  <Page name="booking" data={data} needs={["providers", "terms", "prices"]}>
    {({ page, company, providers, terms, prices, questions }) => (
      <>
        <BookingLayout as="section">
          <section>
            <ChosenTrip
              prices={prices}
              company={company}
              guests={terms.guests}
              calendar={CALENDAR}
            />
            <BookingFrame content={page.calendar} provider={providers.booking} company={company} />
          </section>
          <ShortNotice prices={prices} company={company} />
          <BookingTerms content={page} terms={terms} />
        </BookingLayout>
        <PageQuestions on="booking" questions={questions.nodes} />
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
    prices {
      ...ChosenTrip
      ...ShortNotice
    }
    terms {
      guests
      ...TermFigures
    }
    questions(alsoOn: "booking") {
      nodes {
        ...PageQuestion
      }
    }
  }
`;
