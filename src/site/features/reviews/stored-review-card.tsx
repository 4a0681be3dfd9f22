import { useId, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { day } from "../../../model/format";
import { Quote, ReviewCard } from "./review-card";
import { type StoredReview, removeReview } from "./stored-reviews";
import { Button, ButtonRow } from "../../elements/button";
import { useMessages, useLanguage } from "../language/use-messages";
import { showToast } from "../toast/toast";
import { Question, RemoveButton } from "./review-card.styles";
import { VisuallyHidden } from "../../elements/text";

type Props = {
  review: StoredReview;
  /** Called once the review is gone from the page, and with it the button that had the focus. */
  onRemoved: () => void;
};

/**
 * A button that removes a review from this device, once the visitor has said yes. The question stands in the page,
 * since some browsers inside apps answer `confirm` with no. The buttons stand below the pressed one, so that a double
 * click does not answer.
 */
const RemoveReview = ({ review, onRemoved }: Props) => {
  const t = useMessages();
  const id = useId();
  /** The button that opens the question, then the one that answers no. */
  const button = useRef<HTMLButtonElement>(null);
  /** If another review takes this place, the question is not about that one. */
  const [asked, setAsked] = useState<StoredReview>();

  const ask = (about?: StoredReview) => {
    flushSync(() => setAsked(about));
    button.current?.focus();
  };
  const remove = () => {
    const isGone = flushSync(() => removeReview(review));
    onRemoved();
    if (isGone) return;
    showToast({
      title: t("reviews:notRemovedTitle"),
      description: t("reviews:notRemovedText"),
      variant: "destructive",
    });
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "Escape") ask();
  };

  if (asked !== review) {
    return (
      <RemoveButton ref={button} onClick={() => ask(review)}>
        {t("reviews:remove")}
        <VisuallyHidden>: {t("reviews:removeOf", { name: review.name })}</VisuallyHidden>
      </RemoveButton>
    );
  }
  // The second click of a double click lands on the question, and must not take the focus away.
  return (
    <Question role="group" tabIndex={-1} aria-labelledby={id} onKeyDown={onKeyDown}>
      <p id={id}>{t("reviews:removeAsk")}</p>
      <ButtonRow>
        <Button type="button" $look="sea" $small onClick={remove}>
          {t("reviews:removeYes")}
        </Button>
        <Button ref={button} type="button" $look="line" $small onClick={() => ask()}>
          {t("reviews:removeNo")}
        </Button>
      </ButtonRow>
    </Question>
  );
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
