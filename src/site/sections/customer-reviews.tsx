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
import { Note, Title } from "../elements/text";

const Empty = styled.div`
  padding: clamp(2.5rem, 6vw, 5rem) clamp(1.25rem, 5vw, 4rem);
  border: 1px solid var(--line);

  & > * + * {
    margin-top: var(--s4);
  }
`;

/** Invisible, like what follows, while the visitor's own reviews are to come (`src/site/head-scripts/app.ts`). */
const Root = styled.div`
  :root[data-own-reviews] &,
  :root[data-own-reviews] & ~ * {
    visibility: hidden;
  }
`;

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

/** The visitor's own reviews, then the published ones; the empty state if there are neither. */
export const CustomerReviews = ({ page, published }: CustomerReviewsProps) => {
  const t = useMessages();
  const own = useStoredReviews();
  const root = useRef<HTMLDivElement>(null);
  const focusRest = () => root.current?.focus();
  // Shows the published ones once the visitor's own are drawn. What becomes visible in the frame in which it moves counts
  // as moved, so it waits for the one after the next.
  useEffect(() => {
    const show = () => delete document.documentElement.dataset.ownReviews;
    requestAnimationFrame(() => requestAnimationFrame(show));
  }, []);
  return (
    <Root ref={root} tabIndex={-1} data-app-key={storageKeys.reviews}>
      {own.length > 0 && (
        <Own aria-labelledby="own">
          <Title id="own" $step={2}>
            {t("reviews:list")}
          </Title>
          <Note $above={4}>
            {t(isKept(storageKeys.reviews) ? "reviews:onDevice" : "reviews:unkept")}
          </Note>
          <ul>
            {own.map((review, index) => (
              <StoredReviewCard key={own.length - index} review={review} onRemoved={focusRest} />
            ))}
          </ul>
        </Own>
      )}
      {published.length > 0 && <PublishedReviews content={page.published} reviews={published} />}
      {own.length + published.length === 0 && (
        <>
          <Empty>
            <Title $step={3}>{page.empty.heading}</Title>
            <p>{page.empty.text}</p>
            <Button as={LocalLink} to={routes.writeReview} $look="sea">
              {page.empty.button}
            </Button>
          </Empty>
          <Note $above={4}>{t("reviews:onDevice")}</Note>
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
