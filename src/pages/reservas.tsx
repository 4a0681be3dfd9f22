import { graphql, type PageProps } from "gatsby";
import { PageEnd } from "../site/elements/section";
import { useMessages } from "../site/features/language/use-messages";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Page } from "../site/layout/page";
import { BookingChoice } from "../site/sections/booking-choice";
import { BookingFrame, FormFrame } from "../site/sections/booking-frame";
import { BookingLink } from "../site/sections/booking-link";
import { BookingHeader, BookingLayout } from "../site/sections/booking-layout";
import { BookingTerms } from "../site/sections/booking-terms";
import { PageQuestions } from "../site/sections/page-questions";
import { ContactForm } from "../site/sections/contact-form";
import { ShortNotice } from "../site/sections/short-notice";

const BookingPage = ({ data }: PageProps<Queries.BookingPageQuery>) => {
  const t = useMessages();
  return (
    <Page name="booking" data={data} needs={["providers", "terms", "prices"]} ownHeader>
      {({ page, providers, terms, prices, moreGuests, questions }) => (
        <>
          <BookingHeader heading={page.heading} lead={page.lead} />
          <BookingLayout as="section">
            <section>
              <BookingChoice
                prices={prices}
                offer={page.offer}
                isRequest={!providers.booking && !providers.otherCalendar}
              />
              <ShortNotice prices={prices} isSoon />
              {providers.booking ? (
                <BookingFrame content={page} provider={providers.booking} />
              ) : providers.otherCalendar ? (
                <BookingLink content={page} calendar={providers.otherCalendar} prices={prices} />
              ) : (
                <FormFrame>
                  <ContactForm
                    heading={t("booking:askHeading")}
                    data={{ providers, prices, moreGuests }}
                    completion={page.completion}
                  />
                </FormFrame>
              )}
            </section>
            <DeferredStyles />
            <ShortNotice prices={prices} />
            <BookingTerms content={page} terms={terms} legal={data.withdrawal} />
          </BookingLayout>
          <PageQuestions on="booking" questions={questions} />
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
    ...ContactForm
    page: bookingPage {
      ...PageWords
      offer(language: $language)
      ...BookingFrame
      ...BookingTerms
    }
    providers {
      booking {
        ...BookingProvider
      }
      otherCalendar {
        ...OtherCalendar
      }
    }
    prices {
      ...BookingChoice
    }
    terms {
      ...TermFigures
    }
    withdrawal: legalText(
      yamlId: { eq: "legal-notice" }
      sections: { elemMatch: { id: { eq: "withdrawal" } } }
    ) {
      yamlId
    }
    questions(alsoOn: "booking") {
      ...PageQuestion
    }
  }
`;
