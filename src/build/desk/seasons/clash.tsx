import { daysFrom } from "../../../base/calendar/calendar-date";
import { outside } from "../../../model/season";
import { capitalized } from "../../../typed-content/texts/strings";
import type { ItemId } from "../../../desk/core/identity";
import { useWords } from "../../../desk/core/context";
import { dayText, rangeText } from "./day-text";
import type { Overlap } from "./overlap";
import { seasonWords } from "./words";

type Props = {
  overlap: Overlap;
  /** Called with the season that keeps the days. */
  onKeep: (id: ItemId) => void;
};

/** Asks which of two seasons holds on the days that they share. */
export const Clash = ({ overlap, onKeep }: Props) => {
  const { tag } = useWords();
  const say = seasonWords(tag);
  const { seasons } = overlap;
  const [first, second] = seasons;
  const isSameStart = first.days.from === second.days.from;
  const parts = [outside(first.days, [second.days]), outside(second.days, [first.days])];
  const question = parts.every(({ length }) => length === 1)
    ? say.whichHolds
    : say.whichHoldsInside;
  return (
    <div className="fault" role="alert">
      <p>
        <b>{say.twice(capitalized(rangeText(overlap, tag)))}</b>{" "}
        <span>{say.twoPrices(daysFrom(overlap.from, overlap.to))}</span>
      </p>
      <p>{question}</p>
      <p className="row">
        {seasons.map(({ id, days }) => (
          <button key={id} type="button" className="link" onClick={() => onKeep(id)}>
            {isSameStart
              ? capitalized(say.season(rangeText(days, tag)))
              : say.theOne(dayText(days.from, "long", tag))}
          </button>
        ))}
      </p>
    </div>
  );
};
