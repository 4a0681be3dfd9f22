import { useEffect, useId, useMemo, useRef, useState } from "react";
import { go, PlaceLink, useKit, useWords } from "@brisa/desk/kit";
import { truncate } from "@brisa/typed-content/texts";
import { reviewInLink, fileOfReview, type OfferedReview } from "./offered-review";
import { reviewsIn } from "./pasted-reviews";
import { offerWords } from "./words";
import { languageCodes, languages, type LanguageCode } from "../../../model/languages";
import { dayFormat } from "@brisa/typed-content/dates";
import { reviews } from "../../../model/collections/reviews";

/** `tag`: BCP 47. */
const factsOf = ({ name, date, rating = 0 }: OfferedReview, tag: string) => {
  const day = date && dayFormat(tag, { dateStyle: "full" }).format(new Date(date));
  return [name, "★".repeat(rating), day].filter(Boolean).join(" · ");
};

/** It becomes an edit with the press that says its language; the entry's form asks for what it does not say. */
const OfferedCard = ({ review }: { review: OfferedReview }) => {
  const { content, edit } = useKit();
  const { code, tag } = useWords();
  const says = offerWords[code];
  const id = useId();
  const existing = fileOfReview(content, review);
  const { text } = review;
  const create = (language: LanguageCode) => {
    const given = { ...review, language, ...(text && { text: { [language]: text } }) };
    const file = edit(({ add }) => add(reviews, given));
    const missing = (["name", "date", "rating", "text"] as const).find((each) => !review[each]);
    go({ screen: "entry", file, field: [missing ?? "checked"] });
  };
  return (
    <div className="offer__review">
      <p className="row">
        <b>{factsOf(review, tag)}</b>
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
          {languageCodes.map((each) => (
            <button
              key={each}
              type="button"
              className={each === review.language ? "btn btn--sea" : "btn"}
              onClick={() => create(each)}
            >
              {languages[each].name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
};

/** Of a link, or of what one pastes, which is forgotten when another place is opened. */
export const OfferReview = ({ given }: { given?: string }) => {
  const { paste } = offerWords[useWords().code];
  if (given !== undefined) return <Offer key={given} given={given} />;
  return (
    <p className="list__add">
      <PlaceLink className="btn btn--wide" place={{ screen: "list", name: "reviews", given: "" }}>
        {paste}
      </PlaceLink>
    </p>
  );
};

const Offer = ({ given }: { given: string }) => {
  const words = useWords();
  const says = offerWords[words.code];
  const id = useId();
  const area = useRef<HTMLElement>(null);
  const review = reviewInLink(given);
  const isOffered = Boolean(review.name ?? review.text);
  useEffect(() => area.current?.querySelector<HTMLElement>("textarea, h2[tabindex]")?.focus(), []);
  return (
    <section className="offer" aria-labelledby={id} ref={area}>
      <h2 className="section-title" id={id} tabIndex={isOffered ? -1 : undefined}>
        {isOffered ? says.offered : says.paste}
      </h2>
      {given && !isOffered && <p className="note">{says.emptyLink}</p>}
      {isOffered ? <OfferedCard review={review} /> : <PastedText />}
      <PlaceLink className="link link--quiet" place={{ screen: "list", name: "reviews" }}>
        {words.common.cancel}
      </PlaceLink>
    </section>
  );
};

const PastedText = () => {
  const words = useWords();
  const says = offerWords[words.code];
  const id = useId();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("");
  const found = useMemo(() => reviewsIn(text), [text]);
  const review = found.length === 1 ? found[0] : found[Number(chosen || NaN)];
  return (
    <>
      <label>
        <span className="field__label">{says.pasted}</span>
        <textarea
          className="input"
          rows={6}
          aria-describedby={id}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen("");
          }}
        />
      </label>
      <p className="field__hint" id={id}>
        {says.help}
      </p>
      <p role="status">{text.trim() && found.length === 0 && says.nothing}</p>
      {found.length > 1 && (
        <label>
          <span className="field__label">{says.which(found.length)}</span>
          <select
            className="input"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            <option value="">{words.fields.choose}</option>
            {found.map((each, index) => (
              <option key={index} value={index}>
                {[factsOf(each, words.tag), truncate(each.text ?? "")].filter(Boolean).join(" · ")}
              </option>
            ))}
          </select>
        </label>
      )}
      {review && <OfferedCard key={chosen} review={review} />}
    </>
  );
};
