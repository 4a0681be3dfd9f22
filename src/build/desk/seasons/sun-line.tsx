import { addDays, type CalendarDate, type Days } from "../../../base/calendar/calendar-date";
import type { Position } from "../../../base/calendar/sun";
import { formatTime } from "../../../base/calendar/time";
import { useWords } from "../../../desk/core/context";
import { isInSeason, type Season as Months } from "../../../model/season";
import { sunsetTime } from "../../../model/sunset-time";
import { durationText } from "../../../desk/form/values/time-text";
import { dayText } from "./day-text";
import { seasonWords } from "./words";

/** A sun that sets. It is decorative: the sentence is beside it. */
const Sun = () => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 17.5h18M6.5 17.5a5.5 5.5 0 0 1 11 0M12 5v3M4.6 9.6l2 2M19.4 9.6l-2 2M9 21h6" />
  </svg>
);

/** Returns the latest sunset of the days with trips: "21:23"; nothing without such days. */
const latestSunset = (ranges: readonly Days[], months: Months, position: Position) => {
  let latest = "";
  for (const { from, to } of ranges)
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const time = isInSeason(day, months) ? sunsetTime(day, position) : "";
      if (time > latest) latest = time;
    }
  return latest;
};

/** When the sun sets on the first and the last of some days, and whether the trip is back before. */
export const SunLine = ({
  days,
  months,
  position,
  end,
}: {
  /** In order. */
  days: readonly Days[];
  months: Months;
  position: Position;
  /** The return of the trip. */
  end: string;
}) => {
  const { tag } = useWords();
  const say = seasonWords(tag);
  const on = (day: CalendarDate) => (
    <span>
      <span>{` ${say.atTime} `}</span>
      <b>{formatTime(sunsetTime(day, position))}</b>
      <span>{` ${say.onDay(dayText(day, "long", tag))}`}</span>
    </span>
  );
  const isEarly = end < latestSunset(days, months, position);
  const [first, last] = [days[0]?.from ?? "", days.at(-1)?.to ?? ""];
  return (
    <p className={isEarly ? "rate__sun is-early" : "rate__sun"}>
      <Sun />
      <span>
        <span>{say.sun}</span>
        {on(first)}
        {last > first && (
          <span>
            <span>{` ${say.and}`}</span>
            {on(last)}
          </span>
        )}
        <span>.</span>
        {isEarly && <b>{` ${say.tooEarly(formatTime(end))}`}</b>}
      </span>
    </p>
  );
};

/** When the sun sets on a day, and how long that is after a trip leaves. */
export const SunOfDay = ({
  day,
  position,
  start,
}: {
  day: CalendarDate;
  position: Position;
  start: string;
}) => {
  const { tag } = useWords();
  const say = seasonWords(tag);
  const time = sunsetTime(day, position);
  return (
    <p className="rate__sun">
      <Sun />
      <span>
        <span>{`${say.sunThatDay} ${say.atTime} `}</span>
        <b>{formatTime(time)}</b>
        <span>{`, ${time > start ? say.afterLeaving(durationText(start, time, tag)) : say.beforeLeaving}.`}</span>
      </span>
    </p>
  );
};
