import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../site/elements/section";
import { useMessages } from "../site/features/language/use-messages";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Page } from "../site/layout/page";
import { BookingFrame, CALENDAR, BookingLayout } from "../site/sections/booking-frame";
import { BookingTerms } from "../site/sections/booking-terms";
import { ChosenTrip } from "../site/sections/chosen-trip";
import { PageQuestions } from "../site/sections/page-questions";
import { ContactForm } from "../site/sections/contact-form";
import { ShortNotice } from "../site/sections/short-notice";

const BookingPage = ({ data }: PageProps<Queries.BookingPageQuery>) => {
  const t = useMessages();
  return (
    <Page name="booking" data={data} needs={["providers", "terms", "prices"]}>
      {({ page, company, providers, terms, prices, questions }) => (
        <>
          <BookingLayout as="section">
            {providers.booking ? (
              <section>
                <ChosenTrip
                  prices={prices}
                  company={company}
                  guests={terms.guests}
                  calendar={CALENDAR}
                />
                <BookingFrame
                  content={page.calendar}
                  provider={providers.booking}
                  company={company}
                />
              </section>
            ) : (
              <ContactForm
                heading={t("booking:askHeading")}
                endpoint={providers.form.endpoint}
                facts={{ prices, terms, company }}
                isBooking
              />
            )}
            <DeferredStyles />
            <ShortNotice prices={prices} company={company} />
            <BookingTerms content={page} terms={terms} legal={data.withdrawal} />
          </BookingLayout>
          <PageQuestions on="booking" questions={questions.nodes} />
          <PageEnd />
        </>
      )}
    </Page>
  );
};

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
      form {
        endpoint
      }
      booking {
        ...BookingProvider
      }
    }
    prices {
      ...ChosenTrip
      ...EnquiryPrices
      ...ShortNotice
    }
    terms {
      ...EnquiryTerms
      ...TermFigures
    }
    withdrawal: legalText(
      yamlId: { eq: "legal-notice" }
      sections: { elemMatch: { id: { eq: "withdrawal" } } }
    ) {
      yamlId
    }
    questions(alsoOn: "booking") {
      nodes {
        ...PageQuestion
      }
    }
  }
`;
