import { addDays, type CalendarDate } from "../../../base/calendar/calendar-date";
import { useWords } from "../../../desk/core/context";
import { dayText } from "./day-text";
import type { Day, Why } from "./new-notices";
import { ReasonIcon } from "./reason-icon";
import type { TodayWords } from "./words";

const DAYS: readonly Day[] = ["today", "tomorrow"];
const REASONS: readonly Why[] = ["wind", "sea", "storm", "other", "full"];

type Props = {
  today: CalendarDate;
  day: CalendarDate;
  onDay: (date: CalendarDate) => void;
  /** Undefined before one is chosen. */
  reason?: Why;
  onReason: (reason: Why) => void;
  say: TodayWords;
};

/** Buttons for the day on which nobody sails or no more people, and for the reason. */
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
