import { graphql } from "gatsby";
import { useMessages, type MessageKey } from "../features/language/use-messages";
import { InLanguage, Written } from "../features/language/written";
import { Quote, ReviewCard } from "../features/reviews/review-card";
import { Answer, Aside, Original } from "../features/reviews/review-card.styles";
import { useSite } from "../features/site";
import { Folded } from "./page-questions";
import { Small, Tag } from "../elements/text";

/** The messages about how a review was checked (`waysToCheck` of the model). */
const CHECKED: Record<string, MessageKey> = {
  booking: "reviews:checkedBooking",
  address: "reviews:checkedAddress",
  whatsapp: "reviews:checkedWhatsapp",
  "on-board": "reviews:checkedOnBoard",
  "not-checked": "reviews:notChecked",
};

type Review = Queries.PublishedReviewFragment;

/** A review in the page's language, if it is translated, with the original folded; how it was checked, and the answer. */
const PublishedReview = ({ review }: { review: Review }) => {
  const t = useMessages();
  const { company } = useSite();
  const { date, day, trip, original, text, checked, answer, sample } = review;
  const translatedFrom = text.language ? null : original.languageName;
  return (
    <ReviewCard
      as="article"
      id={review.jsonId}
      name={review.name}
      rating={review.rating}
      occasion={
        <>
          <Small>
            <time dateTime={date}>{day}</time>
            {trip && `, ${trip.title}`}
          </Small>
          {sample && <Tag>{t("reviews:sample")}</Tag>}
        </>
      }
    >
      <Quote text={text.text} language={translatedFrom ? undefined : review.language} />
      {text.language && (
        <Aside>
          <Small>
            <InLanguage text={text} />
          </Small>
        </Aside>
      )}
      {translatedFrom && (
        <Original>
          <summary>
            {t("reviews:translated", { language: translatedFrom })} · {t("reviews:original")}
          </summary>
          <Quote text={original.text} language={review.language} />
        </Original>
      )}
      {/* A sample was written by nobody who could be checked. */}
      {!sample && CHECKED[checked] && (
        <Aside>
          <Small>{t(CHECKED[checked])}</Small>
        </Aside>
      )}
      {answer && (
        <Answer>
          <b>{t("reviews:answer", { name: company.name })}</b>
          <p>
            <Written text={answer} />
          </p>
        </Answer>
      )}
    </ReviewCard>
  );
};

type PublishedReviewsProps = {
  content: Queries.PublishedReviewsFragment["published"];
  reviews: readonly Review[];
};

export const PublishedReviews = ({ content, reviews }: PublishedReviewsProps) => {
  const newestFirst = [...reviews].sort((a, b) => (a.date < b.date ? 1 : -1));
  return (
    <section aria-labelledby="published">
      <Folded question={content.heading} headingId="published">
        <p>{content.text}</p>
      </Folded>
      {newestFirst.map((review) => (
        <PublishedReview key={review.jsonId} review={review} />
      ))}
    </section>
  );
};

export const fragment = graphql`
  fragment PublishedReviews on ReviewsPage {
    published {
      heading(language: $language)
      text(language: $language)
    }
  }

  fragment PublishedReview on Review {
    jsonId
    name
    date
    day(language: $language)
    rating
    language
    original: text(language: $language, original: true) {
      ...Written
    }
    text(language: $language) {
      ...Written
    }
    trip {
      title(language: $language)
    }
    checked
    answer(language: $language) {
      ...Written
    }
    sample
  }
`;
