import { useEffect, useRef, useState, type FormEvent } from "react";
import { withoutAccents } from "../../../base/without-accents";
import { useWords } from "../../../desk/core/context";
import { dayText } from "../../../desk/form/values/date-text";
import type { Message } from "./chat";
import { pasteWords } from "./words";

const LISTED = 500;

const MANY = 8;

/** The chosen messages, from the first one until before the second: one person's, in a row. */
type Run = readonly [from: number, to: number];

const afterPress = ([from, to]: Run, at: number, messages: Message[]): Run => {
  const isOwn = messages[at]?.by === messages[from]?.by;
  if (isOwn && at === to) return [from, to + 1];
  if (isOwn && at === from - 1 && from < to) return [at, to];
  if (at === from && from < to) return [from + 1, to];
  return at === to - 1 && from < to ? [from, to - 1] : [at, at + 1];
};

const folded = (text: string) => withoutAccents(text).toLowerCase();

type ChooseMessagesProps = {
  titleId: string;
  messages: Message[];
  onBack: () => void;
  onChoose: (messages: Message[]) => void;
};

/** The newest are first. One is the review, or some in a row. */
export const ChooseMessages = ({ titleId, messages, onBack, onChoose }: ChooseMessagesProps) => {
  const { tag, code } = useWords();
  const paste = pasteWords[code];
  const title = useRef<HTMLHeadingElement>(null);
  const [sought, setSought] = useState("");
  const [run, setRun] = useState<Run>([0, 0]);
  const [isTold, setTold] = useState(false);
  const [from, to] = run;
  useEffect(() => title.current?.focus(), []);
  const found = messages
    .map((message, at) => ({ ...message, at }))
    .filter(({ name = "", text }) => folded(`${name} ${text}`).includes(folded(sought.trim())))
    .reverse();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (from < to) onChoose(messages.slice(from, to));
    else setTold(true);
  };
  return (
    <form className="paste" onSubmit={submit}>
      <h1 id={titleId} ref={title} tabIndex={-1}>
        {paste.choose}
      </h1>
      <p>{paste.chooseHelp}</p>
      {messages.length >= MANY && (
        <input
          type="search"
          className="input"
          aria-label={paste.search}
          placeholder={paste.search}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <div className="choice choice--plain paste__messages">
        {found.slice(0, LISTED).map(({ at, by, name, date, text }) => (
          <label key={at} className={from <= at && at < to ? "is-on" : undefined}>
            <input
              type="checkbox"
              checked={from <= at && at < to}
              onChange={() => setRun(afterPress(run, at, messages))}
            />
            <small>
              {[name ?? paste.unnamed(by + 1), date && dayText(date, tag)]
                .filter(Boolean)
                .join(" · ")}
            </small>
            <span>{text}</span>
          </label>
        ))}
      </div>
      {found.length > LISTED && <p>{paste.more(found.length - LISTED)}</p>}
      <div role="alert">{isTold && from === to && <p className="note">{paste.chooseOne}</p>}</div>
      <div className="dialog__foot">
        <button type="button" className="link link--quiet" onClick={onBack}>
          {paste.back}
        </button>
        <button type="submit" className="btn btn--sea">
          {paste.goOn}
        </button>
      </div>
    </form>
  );
};
