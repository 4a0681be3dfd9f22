import { graphql, type PageProps } from "gatsby";
import { Columns } from "../site/elements/columns";
import { PageEnd, Container } from "../site/elements/section";
import { DeferredStyles } from "../site/features/deferred-styles";
import { Page } from "../site/layout/page";
import { ReviewForm, ReviewPrivacy } from "../site/sections/review-form";

const WriteReviewPage = ({ data }: PageProps<Queries.WriteReviewPageQuery>) => (
  <Page name="writeReview" data={data} needs={["providers"]}>
    {({ page, providers, deskOrigin }) => (
      <>
        <Columns as={Container} $split="7fr 5fr">
          <ReviewForm label={page.heading} endpoint={providers.form.endpoint} desk={deskOrigin} />
          <ReviewPrivacy {...page} />
        </Columns>
        <DeferredStyles />
        <PageEnd />
      </>
    )}
  </Page>
);

export default WriteReviewPage;

export const query = graphql`
  query WriteReviewPage($language: String!, $namespaces: [String!]!) {
    ...Layout
    page: writeReviewPage {
      ...PageWords
      ...ReviewPrivacy
    }
    providers {
      form {
        endpoint
      }
    }
    deskOrigin
  }
`;
