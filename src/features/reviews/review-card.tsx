import { Avatar } from "../../elements/avatar";
import { Stars } from "../../elements/stars";
import { VisuallyHidden } from "../../elements/text";
import { day } from "../../format";
import { useLanguage } from "../language/use-language";
import { useMessages } from "../language/use-messages";
import { Author, Card, RemoveButton } from "./review-card.styles";
import { removeReview, type StoredReview } from "./stored-reviews";

/** A stored review. Its name and text may be written from left to right or from right to left. */
export const ReviewCard = ({ review }: { review: StoredReview }) => {
  const t = useMessages();
  const { language } = useLanguage();
  const { name, rating, date, review: text, language: written } = review;
  const remove = () => {
    if (confirm(t("reviews:removeAsk"))) removeReview(review);
  };
  return (
    <Card>
      <Author>
        <Avatar name={name} />
        <div>
          <b>
            <bdi>{name}</bdi>
          </b>
          <time dateTime={date}>{day(date, language)}</time>
        </div>
        <Stars rating={rating} label={t("reviews:stars", { rating })} />
      </Author>
      <blockquote lang={typeof written === "string" ? written : undefined}>
        <bdi>{t("reviews:quote", { text })}</bdi>
      </blockquote>
      <RemoveButton type="button" onClick={remove}>
        {t("reviews:remove")}
        <VisuallyHidden>: {t("reviews:removeOf", { name })}</VisuallyHidden>
      </RemoveButton>
    </Card>
  );
};
