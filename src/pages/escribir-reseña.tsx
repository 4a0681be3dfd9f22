import { graphql, type PageProps } from "gatsby";
import { Columns } from "../elements/columns";
import { Container } from "../elements/container";
import { PageEnd } from "../elements/section";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { PageHeader } from "../sections/page-header";
import { ReviewForm } from "../sections/review-form";
import { ReviewPrivacy } from "../sections/review-privacy";

const WriteReviewPage = ({ data }: PageProps<Queries.WriteReviewPageQuery>) => {
  const { page, company, providers } = data;
  if (!page || !company || !providers) throw missingContent();
  return (
    <Layout data={data}>
      <Seo
        page="writeReview"
        description={page.description}
        card={page.shareCard}
        company={company}
      />
      <PageHeader heading={page.heading} lead={page.lead} />
      <Columns as={Container} $split="7fr 5fr">
        <ReviewForm label={page.heading} endpoint={providers.form.endpoint} to={company.email} />
        <ReviewPrivacy content={page.privacy} />
      </Columns>
      <PageEnd />
    </Layout>
  );
};

export default WriteReviewPage;

export const query = graphql`
  query WriteReviewPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["layout", "navigation", "contact", "reviews"] }
      }
    ) {
      ...Messages
    }
    page: writeReviewPage {
      description(language: $language)
      shareCard(language: $language)
      heading(language: $language)
      lead(language: $language)
      ...ReviewPrivacy
    }
    providers {
      form {
        endpoint
      }
    }
  }
`;
