import { useId, useState } from "react";
import { isCalendarDate, isWithin, type CalendarDate } from "@brisa/typed-content/dates";
import { Icon } from "@brisa/desk/kit";
import { CENTURY } from "./seasons";
import { useSay } from "./words";
import { yearOf } from "./year";

type Props = {
  year: number;
  day: CalendarDate | undefined;
  /** Whether there are none on that day. */
  isWithoutTrips: boolean;
  onYear: (year: number) => void;
  onDay: (day: CalendarDate | undefined) => void;
};

/** Which year the picture shows, and which day the page beside it. */
export const YearHead = ({ year, day, isWithoutTrips, onYear, onDay }: Props) => {
  const say = useSay();
  const id = useId();
  const step = (to: number) => (
    <button
      type="button"
      className={to > year ? "x x--on" : "x"}
      aria-label={say.year(to)}
      disabled={to < yearOf(CENTURY.from) || to > yearOf(CENTURY.to)}
      onClick={() => onYear(to)}
    >
      <Icon name="left" />
    </button>
  );
  /** What is being typed, until another day is shown. */
  const [typed, setTyped] = useState<{ text: string; day: CalendarDate | undefined }>();
  const see = (text: string) => {
    const isReal = isCalendarDate(text) && isWithin(text, CENTURY.from, CENTURY.to);
    const next = isReal ? text : undefined;
    setTyped({ text, day: next });
    onDay(next);
    if (next) onYear(yearOf(next));
  };
  return (
    <div className="year__head">
      <p className="year__n">
        {step(year - 1)}
        <span role="status">{year}</span>
        {step(year + 1)}
      </p>
      <p className="year__see">
        <label htmlFor={id}>{say.seeDay}</label>
        <input
          id={id}
          className="input input--date"
          type="date"
          value={typed && typed.day === day ? typed.text : (day ?? "")}
          onChange={({ target }) => see(target.value)}
        />
      </p>
      <p role="status" className="note">
        <span>{isWithoutTrips && say.noTripsThatDay}</span>
      </p>
    </div>
  );
};
