import type { InputHTMLAttributes } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { useWords } from "../../../desk/core/context";
import { chooseWhole } from "../../../desk/form/keyboard";
import { dayText } from "./day-text";

type Props = InputHTMLAttributes<HTMLInputElement> & {
  id: string;
  label: string;
  /** Undefined if what is written is none. */
  day?: CalendarDate;
  /** What is wrong with it. */
  problem?: string;
};

/** A box for a day, with the day of the week or what is wrong below it. */
export const DayBox = ({ id, label, day, problem, ...input }: Props) => {
  const { tag } = useWords();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          className="input"
          type="text"
          autoComplete="off"
          {...chooseWhole}
          {...input}
          id={id}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-note`}
        />
        <p className={problem ? "rate__note rate__note--wrong" : "rate__note"} id={`${id}-note`}>
          {problem ?? (day && dayText(day, "weekday", tag))}
        </p>
      </div>
    </>
  );
};
