import { graphql } from "gatsby";
import styled from "styled-components";
import { Button } from "../elements/button";
import { LocalLink } from "../features/language/local-link";
import { routes } from "../../model/routes";

const Frame = styled.div`
  padding: clamp(2.5rem, 6vw, 5rem) clamp(1.25rem, 5vw, 4rem);
  border: 1px solid var(--line);

  & > * + * {
    margin-top: var(--s4);
  }
  h2 {
    font-size: var(--step-3);
  }
`;

export const NoReviews = ({ content }: { content: Queries.NoReviewsFragment["empty"] }) => (
  <Frame>
    <h2>{content.heading}</h2>
    <p>{content.text}</p>
    <Button as={LocalLink} to={routes.writeReview} $look="sea">
      {content.button}
    </Button>
  </Frame>
);

export const fragment = graphql`
  fragment NoReviews on ReviewsPage {
    empty {
      heading(language: $language)
      text(language: $language)
      button(language: $language)
    }
  }
`;
