import { graphql, type PageProps } from "gatsby";
import { Columns } from "../elements/columns";
import { Container } from "../elements/container";
import { PageEnd } from "../elements/section";
import { Page } from "../layout/page";
import { ReviewForm } from "../sections/review-form";
import { ReviewPrivacy } from "../sections/review-privacy";

const WriteReviewPage = ({ data }: PageProps<Queries.WriteReviewPageQuery>) => (
  <Page name="writeReview" data={data} needs={["providers"]}>
    {({ page, company, providers }) => (
      <>
        <Columns as={Container} $split="7fr 5fr">
          <ReviewForm label={page.heading} endpoint={providers.form.endpoint} to={company.email} />
          <ReviewPrivacy content={page.privacy} />
        </Columns>
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
  }
`;
