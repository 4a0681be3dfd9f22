import { graphql, type PageProps } from "gatsby";
import { Columns } from "../elements/columns";
import { Container } from "../elements/container";
import { PageEnd } from "../elements/section";
import { Layout } from "../layout/layout";
import { missingContent } from "../layout/missing-content";
import { Seo } from "../layout/seo";
import { CustomerReviews } from "../sections/customer-reviews";
import { PageHeader } from "../sections/page-header";
import { ReviewInvitation } from "../sections/review-invitation";

const ReviewsPage = ({ data }: PageProps<Queries.ReviewsPageQuery>) => {
  const { page, company } = data;
  if (!page || !company) throw missingContent();
  return (
    <Layout data={data}>
      <Seo page="reviews" description={page.description} card={page.shareCard} company={company} />
      <PageHeader heading={page.heading} lead={page.lead} />
      <Columns as={Container} $split="8fr 4fr" $gap="5rem">
        <CustomerReviews empty={page.empty} />
        <ReviewInvitation content={page.ask} website={company.website} />
      </Columns>
      <PageEnd />
    </Layout>
  );
};

export default ReviewsPage;

export const query = graphql`
  query ReviewsPage($language: String!) {
    ...Layout
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["layout", "navigation", "reviews"] } }
    ) {
      ...Messages
    }
    page: reviewsPage {
      description(language: $language)
      shareCard(language: $language)
      heading(language: $language)
      lead(language: $language)
      ...NoReviews
      ...ReviewInvitation
    }
  }
`;
