import { graphql, type PageProps } from "gatsby";
import { Columns } from "../site/elements/columns";
import { PageEnd, Container } from "../site/elements/section";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Page } from "../site/layout/page";
import { CustomerReviews } from "../site/sections/customer-reviews";
import { ReviewInvitation } from "../site/sections/review-invitation";

const ReviewsPage = ({ data }: PageProps<Queries.ReviewsPageQuery>) => (
  <Page name="reviews" data={data}>
    {({ page, reviews }) => (
      <>
        <Columns as={Container} $split="8fr 4fr" $gap="var(--s7) 5rem">
          <CustomerReviews page={page} published={reviews} />
          <ReviewInvitation {...page} />
        </Columns>
        <DeferredStyles />
        <PageEnd />
      </>
    )}
  </Page>
);

export default ReviewsPage;

export const query = graphql`
  query ReviewsPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: reviewsPage {
      ...PageWords
      ...NoReviews
      ...PublishedReviews
      ...ReviewInvitation
    }
    reviews {
      ...PublishedReview
    }
  }
`;
