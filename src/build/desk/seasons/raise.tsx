import { useState, type FormEvent } from "react";
import { useWords } from "../../../desk/core/context";
import { parseNumber } from "../../../desk/form/values/number-text";
import { seasonWords } from "./words";

/** Per cents that are offered. */
const OFTEN = [10, 15, 20];

const LEAST = -90;
const MOST = 500;

type Props = {
  onRaise: (percent: number) => void;
  /** Called with a sentence about a number that cannot be used. */
  onRefuse: (problem: string) => void;
};

/** Buttons that raise all prices of a band at once. */
export const Raise = ({ onRaise, onRefuse }: Props) => {
  const { tag } = useWords();
  const say = seasonWords(tag);
  const [isAsking, setAsking] = useState(false);
  const [text, setText] = useState("");
  const format = (percent: number) => new Intl.NumberFormat(tag).format(percent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percent = parseNumber(text.replace("%", ""));
    if (percent === undefined || percent === 0 || percent < LEAST || percent > MOST)
      return onRefuse(say.noPercent);
    onRaise(percent);
    setAsking(false);
    setText("");
  };
  return (
    <form onSubmit={submit}>
      <div className="up" role="group" aria-label={say.raiseLabel}>
        {isAsking ? (
          <>
            <input
              className="input"
              type="text"
              inputMode="text"
              autoComplete="off"
              aria-label={say.percent}
              value={text}
              // The button that was pressed is gone.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              onChange={({ target }) => setText(target.value)}
              onKeyDown={({ key }) => key === "Escape" && setAsking(false)}
            />
            <span aria-hidden="true">%</span>
            <button type="submit">{say.raise}</button>
          </>
        ) : (
          <>
            <span>{say.raiseAll}</span>
            {OFTEN.map((percent) => (
              <button key={percent} type="button" onClick={() => onRaise(percent)}>
                {`+${format(percent)}\u00A0%`}
              </button>
            ))}
            <button type="button" onClick={() => setAsking(true)}>
              {say.other}
            </button>
          </>
        )}
      </div>
    </form>
  );
};
