import styled from "styled-components";
import { Small } from "../elements/text";
import { useMessages } from "../features/language/use-messages";
import { ReviewCard } from "../features/reviews/review-card";
import { useStoredReviews } from "../features/reviews/stored-reviews";
import { storageKeys } from "../storage/keys";
import { NoReviews } from "./no-reviews";

const Note = styled(Small)`
  margin-top: var(--s4);
`;

/** The reviews stored on this device, newest first, or the empty state if there are none. */
export const CustomerReviews = ({ empty }: { empty: Queries.NoReviewsFragment["empty"] }) => {
  const t = useMessages();
  const reviews = useStoredReviews();
  return (
    <div data-app-key={storageKeys.reviews}>
      {reviews.length === 0 ? (
        <NoReviews content={empty} />
      ) : (
        <ul aria-label={t("reviews:list")}>
          {reviews.map((review, index) => (
            <ReviewCard key={reviews.length - index} review={review} />
          ))}
        </ul>
      )}
      <Note>{t("reviews:onDevice")}</Note>
    </div>
  );
};
