import { day } from "../../../base/format";
import { useLanguage } from "../language/use-language";
import { Quote, ReviewCard } from "./review-card";
import { RemoveReview } from "./remove-review";
import type { StoredReview } from "./stored-reviews";

type Props = {
  review: StoredReview;
  onRemoved: () => void;
};

export const StoredReviewCard = ({ review, onRemoved }: Props) => {
  const { language } = useLanguage();
  const { name, rating, date, review: text, language: written } = review;
  return (
    <ReviewCard
      name={name}
      rating={rating}
      occasion={<time dateTime={date}>{day(date, language)}</time>}
    >
      <Quote text={text} language={typeof written === "string" ? written : undefined} />
      <RemoveReview review={review} onRemoved={onRemoved} />
    </ReviewCard>
  );
};
