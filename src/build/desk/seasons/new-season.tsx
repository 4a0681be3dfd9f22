import { useState, type CSSProperties } from "react";
import type { CalendarDate, Days } from "../../../base/calendar/calendar-date";
import { useWords } from "../../../desk/core/context";
import { FreeDayBox } from "./free-day-box";
import { dayText } from "./day-text";
import { stretchesOf } from "./stretches";
import type { Acts } from "./use-act";
import { seasonWords } from "./words";

type Props = {
  year: number;
  acts: Acts;
  /** Called with the days of the new season. */
  onDays: (days: Days) => void;
  /** Called when there is to be none; undefined if there is nothing else to show. */
  onDrop?: () => void;
};

/** The question which days cost something else: usual stretches, each in one press, and days to type. */
export const NewSeason = ({ year, acts, onDays, onDrop }: Props) => {
  const { tag, common } = useWords();
  const say = seasonWords(tag);
  const [from, setFrom] = useState<CalendarDate>();
  const [to, setTo] = useState<CalendarDate>();
  const isBackwards = from !== undefined && to !== undefined && to < from;
  const leave = () => {
    if (from !== undefined && to !== undefined && from <= to) onDays({ from, to });
  };
  return (
    <>
      <div className="band__head">
        <h2 id="new-season" tabIndex={-1}>
          {say.question}
        </h2>
        <p role="status">
          {acts.text ? (
            <span>
              <span>{acts.text}</span>{" "}
              <button type="button" className="link" onClick={acts.takeBack}>
                {common.undo}
              </button>
            </span>
          ) : (
            <span>{say.othersStay}</span>
          )}
        </p>
      </div>
      <div className="bands bands--new" role="group" aria-label={say.usualDays}>
        {stretchesOf(year).map(({ name, ...days }, place) => (
          <button key={name} type="button" onClick={() => onDays(days)}>
            <i style={{ "--tint": `var(--band-${place + 1})` } as CSSProperties} />
            <span>{say.stretches[name]}</span>
          </button>
        ))}
      </div>
      <p className="band__or">{say.orTyped}</p>
      <div className="span">
        <FreeDayBox
          label={say.from}
          day={from}
          year={year}
          placeholder={dayText(`${year}-07-01`, "shortYear", tag)}
          onDay={setFrom}
          onLeave={leave}
        />
        <FreeDayBox
          label={say.to}
          day={to}
          year={year}
          first={from}
          placeholder={dayText(`${year}-08-31`, "shortYear", tag)}
          onDay={setTo}
          onLeave={leave}
        />
        <p className="span__tail">
          {onDrop && (
            <button type="button" className="link link--quiet" onClick={onDrop}>
              {say.drop}
            </button>
          )}
        </p>
      </div>
      <p role="status" className="rate__note rate__note--wrong">
        {isBackwards && <span>{say.backwards}</span>}
      </p>
    </>
  );
};
