import { addDays, type CalendarDate } from "../../../base/calendar/calendar-date";
import { useWords } from "../../../desk/core/context";
import { dayText } from "./day-text";
import type { Day, Why } from "./new-notices";
import type { TodayWords } from "./words";

/** 24 × 24. */
const outlines = {
  wind: "M3 9h11a2.75 2.75 0 1 0-2.7-3.3M3 13h15.5a2.75 2.75 0 1 1-2.7 3.3M3 17h8",
  sea: "M2.5 9c2.4 0 2.4 2 4.75 2s2.4-2 4.75-2 2.4 2 4.75 2 2.4-2 4.75-2M2.5 15c2.4 0 2.4 2 4.75 2s2.4-2 4.75-2 2.4 2 4.75 2 2.4-2 4.75-2",
  storm: "M13.5 3 6 13.5h5.5L10.5 21 18 10.5h-5.5Z",
  full: "m4.5 12.5 5 5 10-11",
  other: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20ZM14 6.5l3.5 3.5",
};

const ReasonIcon = ({ name }: { name: keyof typeof outlines }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    <path d={outlines[name]} />
  </svg>
);

const DAYS: readonly Day[] = ["today", "tomorrow"];
const REASONS: readonly Why[] = ["wind", "sea", "storm", "other", "full"];

type Props = {
  today: CalendarDate;
  day: CalendarDate;
  onDay: (date: CalendarDate) => void;
  reason?: Why;
  onReason: (reason: Why) => void;
  say: TodayWords;
};

export const Picks = ({ today, day, onDay, reason, onReason, say }: Props) => {
  const { tag } = useWords();
  const dates = { today, tomorrow: addDays(today, 1) };
  return (
    <>
      <div className="pick pick--day" role="group" aria-label={say.whichDay}>
        {DAYS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={dates[each] === day}
            onClick={() => onDay(dates[each])}
          >
            <span>{say.days[each]}</span> <small>{dayText(dates[each], tag, "short")}</small>
          </button>
        ))}
      </div>
      <p className="today__why">{say.why}</p>
      <div className="pick" role="group" aria-label={say.why}>
        {REASONS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === reason}
            onClick={() => onReason(each)}
          >
            <ReasonIcon name={each} />
            <span>{say.reasons[each]}</span>
          </button>
        ))}
      </div>
    </>
  );
};
