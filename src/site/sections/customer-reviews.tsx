import { graphql } from "gatsby";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { Button } from "../elements/button";
import { LocalLink } from "../features/language/local-link";
import { useMessages } from "../features/language/use-messages";
import { StoredReviewCard } from "../features/reviews/stored-review-card";
import { useStoredReviews } from "../features/reviews/stored-reviews";
import { isKept, storageKeys } from "../storage/storage";
import { routes } from "../../model/routes";
import { PublishedReviews } from "./published-reviews";
import { Small, Title } from "../elements/text";

const Empty = styled.div`
  padding: clamp(2.5rem, 6vw, 5rem) clamp(1.25rem, 5vw, 4rem);
  border: 1px solid var(--line);

  & > * + * {
    margin-top: var(--s4);
  }
`;

const NoReviews = ({ content }: { content: Queries.NoReviewsFragment["empty"] }) => (
  <Empty>
    <Title $step={3}>{content.heading}</Title>
    <p>{content.text}</p>
    <Button as={LocalLink} to={routes.writeReview} $look="sea">
      {content.button}
    </Button>
  </Empty>
);

/** Invisible, like what follows, while the visitor's own reviews are to come (`src/site/head-scripts/app.ts`). */
const Root = styled.div`
  :root[data-own-reviews] &,
  :root[data-own-reviews] & ~ * {
    visibility: hidden;
  }
`;

const Note = styled(Small)`
  margin-top: var(--s4);
`;

type OwnReviewsProps = { reviews: ReturnType<typeof useStoredReviews>; onRemoved: () => void };

const OwnReviews = ({ reviews, onRemoved }: OwnReviewsProps) => {
  const t = useMessages();
  return (
    <Own aria-labelledby="own">
      <Title id="own" $step={2}>
        {t("reviews:list")}
      </Title>
      <Note>{t(isKept(storageKeys.reviews) ? "reviews:onDevice" : "reviews:unkept")}</Note>
      <ul>
        {reviews.map((review, index) => (
          <StoredReviewCard key={reviews.length - index} review={review} onRemoved={onRemoved} />
        ))}
      </ul>
    </Own>
  );
};

const Own = styled.section`
  & + section {
    margin-top: var(--s7);
  }
  ul {
    margin-top: var(--s5);
  }
`;

type CustomerReviewsProps = {
  page: Queries.NoReviewsFragment & Queries.PublishedReviewsFragment;
  published: readonly Queries.PublishedReviewFragment[];
};

/**
 * Shows the published reviews once the visitor's own are drawn. What becomes visible in the frame in which it moves
 * counts as moved, so it waits for the one after the next.
 */
const useShowPublished = () =>
  useEffect(() => {
    const show = () => delete document.documentElement.dataset.ownReviews;
    requestAnimationFrame(() => requestAnimationFrame(show));
  }, []);

/** The visitor's own reviews, then the published ones; the empty state if there are neither. */
export const CustomerReviews = ({ page, published }: CustomerReviewsProps) => {
  const t = useMessages();
  const own = useStoredReviews();
  const root = useRef<HTMLDivElement>(null);
  const focusRest = () => root.current?.focus();
  useShowPublished();
  return (
    <Root ref={root} tabIndex={-1} data-app-key={storageKeys.reviews}>
      {own.length > 0 && <OwnReviews reviews={own} onRemoved={focusRest} />}
      {published.length > 0 && <PublishedReviews content={page.published} reviews={published} />}
      {own.length + published.length === 0 && (
        <>
          <NoReviews content={page.empty} />
          <Note>{t("reviews:onDevice")}</Note>
        </>
      )}
    </Root>
  );
};

export const fragment = graphql`
  fragment NoReviews on ReviewsPage {
    empty {
      heading(language: $language)
      text(language: $language)
      button(language: $language)
    }
  }
`;
