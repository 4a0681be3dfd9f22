import { useId } from "react";
import { languageCodes, languages, type LanguageCode } from "../../../base/languages";
import { useDesk, useWords, useWork } from "../../../desk/core/context";
import { go } from "../../../desk/core/go";
import { withNewEntry } from "../../../desk/entry/names";
import { dayText } from "../../../desk/form/values/date-text";
import { PlaceLink } from "../../../desk/window/place-link";
import type { Words } from "../../../desk/words";
import { reviews } from "../../../model/collections/reviews";
import { fileOfReview, type OfferedReview } from "./offered-review";
import { offerWords } from "./words";

export const factsOf = ({ name, date, rating = 0 }: OfferedReview, { tag }: Words) =>
  [name, "★".repeat(rating), date && dayText(date, tag)].filter(Boolean).join(" · ");

/** It becomes an edit with the press that says its language; the entry's form asks for what it does not say. */
export const OfferedCard = ({ review }: { review: OfferedReview }) => {
  const desk = useDesk();
  const words = useWords();
  const says = offerWords[words.code];
  const id = useId();
  const existing = fileOfReview(useWork(), review);
  const { text } = review;
  const create = (language: LanguageCode) => {
    const given = { ...review, language, ...(text && { text: { [language]: text } }) };
    const { work, file } = withNewEntry(desk.state().work, reviews, given, Date.now());
    desk.setWork(work);
    const missing = (["name", "date", "rating", "text"] as const).find((each) => !review[each]);
    go({ screen: "entry", file, field: [missing ?? "checked"] });
  };
  return (
    <div className="offer__review">
      <p className="row">
        <b>{factsOf(review, words)}</b>
        <span className="badge">{says.unchecked}</span>
      </p>
      <blockquote lang={review.language}>{text ?? says.noText}</blockquote>
      <p>{says.anybody}</p>
      {existing ? (
        <PlaceLink className="link" place={{ screen: "entry", file: existing }}>
          {says.there}
        </PlaceLink>
      ) : (
        <div className="row" role="group" aria-labelledby={id}>
          <b id={id}>{says.language}</b>
          {languageCodes.map((code) => (
            <button
              key={code}
              type="button"
              className={code === review.language ? "btn btn--sea" : "btn"}
              onClick={() => create(code)}
            >
              {languages[code].name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};
