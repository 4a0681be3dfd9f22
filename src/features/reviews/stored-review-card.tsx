import { VisuallyHidden } from "../../elements/text";
import { day } from "../../format";
import { useLanguage } from "../language/use-language";
import { useMessages } from "../language/use-messages";
import { Quote, ReviewCard } from "./review-card";
import { RemoveButton } from "./review-card.styles";
import { removeReview, type StoredReview } from "./stored-reviews";

/** A review stored on this device, with a button to remove it. */
export const StoredReviewCard = ({ review }: { review: StoredReview }) => {
  const t = useMessages();
  const { language } = useLanguage();
  const { name, rating, date, review: text, language: written } = review;
  const remove = () => {
    if (confirm(t("reviews:removeAsk"))) removeReview(review);
  };
  return (
    <ReviewCard
      name={name}
      rating={rating}
      occasion={<time dateTime={date}>{day(date, language)}</time>}
    >
      <Quote text={text} language={typeof written === "string" ? written : undefined} />
      <RemoveButton type="button" onClick={remove}>
        {t("reviews:remove")}
        <VisuallyHidden>: {t("reviews:removeOf", { name })}</VisuallyHidden>
      </RemoveButton>
    </ReviewCard>
  );
};
