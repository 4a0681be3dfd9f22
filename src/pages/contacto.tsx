import { graphql, type PageProps } from "gatsby";
import { Columns } from "../site/elements/columns";
import { PageEnd, Container } from "../site/elements/section";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Page } from "../site/layout/page";
import { ContactDetails } from "../site/sections/contact-details";
import { ContactForm } from "../site/sections/contact-form";
import { QuestionList } from "../site/sections/question-list";

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => (
  <Page name="contact" data={data} needs={["providers", "prices"]}>
    {({ page, providers, prices, services, moreGuests, questions }) => (
      <>
        <Columns as={Container} $split="5fr 7fr">
          <ContactDetails picture={page.picture} />
          <ContactForm
            heading={page.formHeading}
            data={{ providers, prices, moreGuests }}
            services={services}
          />
        </Columns>
        <DeferredStyles />
        <QuestionList
          heading={page.questionsHeading}
          questions={questions}
          linked={moreGuests.map(({ jsonId }) => jsonId)}
        />
        <PageEnd />
      </>
    )}
  </Page>
);

export default ContactPage;

export const query = graphql`
  query ContactPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    ...ContactForm
    page: contactPage {
      ...PageWords
      formHeading(language: $language)
      questionsHeading(language: $language)
      picture {
        ...Photo
      }
    }
    questions {
      ...Question
    }
    services {
      jsonId
      title(language: $language)
    }
  }
`;
