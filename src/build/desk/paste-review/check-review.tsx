import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import {
  asLanguageCode,
  languageCodes,
  languages,
  type LanguageCode,
} from "../../../base/languages";
import { isCalendarDate } from "../../../base/calendar/calendar-date";
import { visibleText } from "../../../typed-content/check/rules/text";
import { today } from "../../../desk/core/model";
import { useWords } from "../../../desk/core/context";
import { Note } from "../../../desk/form/frame";
import { withoutContacts } from "./mail-text";
import type { PastedReview } from "./read-pasted";
import type { MailedReview } from "./review-mail";
import { pasteWords, type PasteWords } from "./words";

export type ReadReview = MailedReview & { language: LanguageCode; text: string };

type Lacking = keyof PasteWords["lacking"];

type CheckReviewProps = {
  titleId: string;
  read: PastedReview;
  onBack: () => void;
  onCreate: (review: ReadReview) => void;
};

export const CheckReview = ({ titleId, read, onBack, onCreate }: CheckReviewProps) => {
  const paste = pasteWords[useWords().code];
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const controls = useRef<HTMLFormElement>(null);
  const [review, setReview] = useState(read);
  const [isAllowed, setAllowed] = useState(false);
  const [lacking, setLacking] = useState<Lacking>();
  useEffect(() => title.current?.focus(), []);
  const change = (changed: PastedReview) => {
    setReview({ ...review, ...changed });
    setLacking(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const language = asLanguageCode(review.language);
    const text = visibleText(withoutContacts(review.text ?? ""));
    const name = visibleText(review.name ?? "").replace(/\s+/g, " ");
    const { date = "", rating } = review;
    const missing = !language ? "language" : !text ? "text" : !isAllowed ? "consent" : undefined;
    setLacking(missing);
    if (!language || missing) {
      controls.current?.querySelector<HTMLElement>(`[name="${missing}"]`)?.focus();
      return;
    }
    onCreate({
      ...(name && { name }),
      ...(isCalendarDate(date) && { date }),
      ...(rating && { rating }),
      language,
      text,
    });
  };
  const noteOf = (name: Lacking) => (
    <div role="alert">
      {lacking === name && <Note id={`${id}-${name}`}>{paste.lacking[name]}</Note>}
    </div>
  );
  return (
    <form className="paste" ref={controls} onSubmit={submit}>
      <h1 id={titleId} ref={title} tabIndex={-1}>
        {paste.check}
      </h1>
      <p>{paste.checkHelp}</p>
      <div className="paste__facts">
        <label>
          <span className="field__label">{paste.name}</span>
          <input
            className="input"
            value={review.name ?? ""}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <label>
          <span className="field__label">{paste.date}</span>
          <input
            className="input"
            type="date"
            aria-describedby={`${id}-day`}
            value={review.date ?? ""}
            onChange={({ target }) => change({ date: target.value })}
          />
        </label>
        <label>
          <span className="field__label">{paste.stars}</span>
          <select
            className="input"
            value={review.rating ?? 0}
            onChange={({ target }) => change({ rating: Number(target.value) })}
          >
            <option value={0}>{paste.unknown}</option>
            {[1, 2, 3, 4, 5].map((stars) => (
              <option key={stars} value={stars}>
                {"★".repeat(stars)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="field__label">{paste.language}</span>
          <select
            className="input"
            name="language"
            aria-describedby={`${id}-other ${id}-language`}
            value={asLanguageCode(review.language) ?? ""}
            onChange={({ target }) => change({ language: asLanguageCode(target.value) })}
          >
            <option value="">{paste.unknown}</option>
            {languageCodes.map((code) => (
              <option key={code} value={code}>
                {languages[code].name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {review.date !== undefined && review.date > today() && (
        <Note id={`${id}-day`}>{paste.dayToCome}</Note>
      )}
      {review.language === "other" && <Note id={`${id}-other`}>{paste.otherLanguage}</Note>}
      {noteOf("language")}
      <label>
        <span className="field__label">{paste.text}</span>
        <textarea
          className="input"
          rows={8}
          name="text"
          aria-describedby={`${id}-text`}
          lang={asLanguageCode(review.language)}
          value={review.text ?? ""}
          onChange={({ target }) => change({ text: target.value })}
        />
      </label>
      {noteOf("text")}
      <div className="choice choice--plain">
        <label className={isAllowed ? "is-on" : undefined}>
          <input
            type="checkbox"
            name="consent"
            aria-describedby={`${id}-consent`}
            checked={isAllowed}
            onChange={({ target }) => {
              setAllowed(target.checked);
              setLacking(undefined);
            }}
          />
          <span>{paste.consent}</span>
        </label>
      </div>
      {noteOf("consent")}
      <div className="dialog__foot">
        <button type="button" className="link link--quiet" onClick={onBack}>
          {paste.back}
        </button>
        <button type="submit" className="btn btn--sea">
          {paste.create}
        </button>
      </div>
    </form>
  );
};
