import { useId, useState } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { useWords } from "../../../desk/core/context";
import { chooseWhole } from "../../../desk/form/keyboard";
import { parseDay, parseWholeDay } from "./day-input";
import { dayText } from "./day-text";
import { seasonWords } from "./words";

type Props = {
  label: string;
  /** Undefined before one is written. */
  day?: CalendarDate;
  /** That of a day that is written without one. */
  year: number;
  placeholder?: string;
  onDay: (day: CalendarDate | undefined) => void;
  /** Called when the box is left, or Enter pressed. */
  onLeave?: () => void;
};

/** A day that is no part of the content, as people write it. */
export const DayBox = ({ label, day, year, placeholder, onDay, onLeave }: Props) => {
  const { tag } = useWords();
  const say = seasonWords(tag);
  const id = useId();
  const [typed, setTyped] = useState<{ text: string; day?: CalendarDate }>();
  const [isLeft, setLeft] = useState(false);
  const isOwn = typed !== undefined && typed.day === day;
  const text = isOwn ? typed.text : day ? dayText(day, "shortYear", tag) : "";
  const write = (next: string) => {
    const read = parseDay(next, year);
    setTyped({ text: next, day: read });
    setLeft(false);
    onDay(read);
  };
  const leave = () => {
    const read = parseWholeDay(text, year);
    setLeft(true);
    if (read) {
      setTyped(undefined);
      onDay(read);
    }
    onLeave?.();
  };
  const isWrong = isLeft && text !== "" && day === undefined;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          className="input"
          id={id}
          type="text"
          autoComplete="off"
          value={text}
          placeholder={placeholder}
          aria-describedby={`${id}-note`}
          aria-invalid={isWrong || undefined}
          {...chooseWhole}
          onChange={({ target }) => write(target.value)}
          onBlur={leave}
          onKeyDown={({ key }) => key === "Enter" && leave()}
        />
        <p className={isWrong ? "rate__note rate__note--wrong" : "rate__note"} id={`${id}-note`}>
          {isWrong ? say.noDay : day && dayText(day, "weekday", tag)}
        </p>
      </div>
    </>
  );
};
