import { useState, type CSSProperties } from "react";
import { daysFrom, isCalendarDate, type Days } from "../../../base/calendar/calendar-date";
import { areDays, outside } from "../../../base/calendar/days";
import { useWords } from "../../../desk/core/context";
import { capitalized } from "../../../typed-content/texts/strings";
import { DayBox } from "./day-boxes";
import { useScreen } from "./screen-state";
import { TINTS, type Overlap } from "./seasons";
import { stretchesOf } from "./year";

/** What has been done at once, and the button that takes it back; until there is something, another sentence. */
export const Done = ({ otherwise }: { otherwise: string }) => {
  const { common } = useWords();
  const { done, takeBack } = useScreen();
  if (!done) return <span>{otherwise}</span>;
  return (
    <span>
      <span>{done}</span>{" "}
      <button type="button" className="link" onClick={takeBack}>
        {common.undo}
      </button>
    </span>
  );
};

/** The question which days cost something else: usual stretches, each in one press, and days to type. */
export const NewSeason = () => {
  const { say, year, entered, add, choose, focusAs } = useScreen();
  const [days, setDays] = useState<Days>({ from: "", to: "" });
  const areBackwards = [days.from, days.to].every(isCalendarDate) && days.to < days.from;
  return (
    <>
      <div className="band__head">
        <h2 id="new-season" tabIndex={-1} ref={focusAs("question")}>
          {say.question}
        </h2>
        <p role="status">
          <Done otherwise={say.othersStay} />
        </p>
      </div>
      <div className="bands bands--new" role="group" aria-label={say.usualDays}>
        {stretchesOf(year).map(({ name, ...stretch }, place) => (
          <button
            key={name}
            type="button"
            ref={focusAs("chosen", "beside")}
            onClick={() => add(stretch)}
          >
            <i style={{ "--tint": TINTS[place] } as CSSProperties} />
            <span>{say.stretches[name]}</span>
          </button>
        ))}
      </div>
      <p className="band__or">{say.orTyped}</p>
      <div className="span">
        {(["from", "to"] as const).map((end) => (
          <DayBox
            key={end}
            label={say[end]}
            stored={days[end]}
            year={year}
            first={end === "to" ? days.from : undefined}
            onStore={(next) => setDays((now) => ({ ...now, [end]: next }))}
            onLeave={(stored) => {
              const now = { ...days, [end]: stored };
              if (areDays(now)) add(now);
            }}
            placeholder={say.day(stretchesOf(year)[0][end], "shortYear")}
          />
        ))}
        <p className="span__tail">
          {entered.length > 0 && (
            <button
              type="button"
              className="link link--quiet"
              onClick={() => choose({ kind: "rest" }, "chosen")}
            >
              {say.drop}
            </button>
          )}
        </p>
      </div>
      <p role="status" className="rate__note rate__note--wrong">
        {areBackwards && <span>{say.backwards}</span>}
      </p>
    </>
  );
};

/** Asks which of two seasons holds on the days that they share. */
export const Clash = ({ overlap }: { overlap: Overlap }) => {
  const { say, keep } = useScreen();
  const { seasons } = overlap;
  const [first, second] = seasons;
  const isSameStart = first.from === second.from;
  const isShortened =
    outside(first, [second]).length === 1 && outside(second, [first]).length === 1;
  return (
    <div className="fault" role="alert">
      <p>
        <b>{say.twice(capitalized(say.range(overlap)))}</b>{" "}
        <span>{say.twoPrices(daysFrom(overlap.from, overlap.to))}</span>
      </p>
      <p>{isShortened ? say.whichHolds : say.whichHoldsInside}</p>
      <p className="row">
        {seasons.map(({ id, days }) => (
          <button key={id} type="button" className="link" onClick={() => keep(overlap, id)}>
            {isSameStart
              ? capitalized(say.season(say.range(days)))
              : say.theOne(say.day(days.from, "long"))}
          </button>
        ))}
      </p>
    </div>
  );
};
