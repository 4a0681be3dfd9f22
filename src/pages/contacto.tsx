import { graphql, type PageProps } from "gatsby";
import { Columns } from "../elements/columns";
import { Container } from "../elements/container";
import { PageEnd } from "../elements/section";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { ContactDetails } from "../sections/contact-details";
import { ContactForm } from "../sections/contact-form";
import { PageHeader } from "../sections/page-header";

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>) => {
  const { page, company, providers } = data;
  if (!page || !company || !providers) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="contact" description={page.description} card={page.shareCard} company={company} />
      <PageHeader heading={page.heading} lead={page.lead} />
      <Columns as={Container} $split="5fr 7fr">
        <ContactDetails company={company} picture={page.picture} />
        <ContactForm heading={page.formHeading} endpoint={providers.form.endpoint} />
      </Columns>
      <PageEnd />
    </Layout>
  );
};

export default ContactPage;

export const query = graphql`
  query ContactPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation", "contact"] } }
    ) {
      ...Messages
    }
    page: contactPage {
      description(language: $language)
      shareCard(language: $language)
      heading(language: $language)
      lead(language: $language)
      formHeading(language: $language)
      picture {
        ...Photo
      }
    }
    providers {
      form {
        endpoint
      }
    }
  }
`;
