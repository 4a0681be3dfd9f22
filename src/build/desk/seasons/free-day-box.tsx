import { useId, useState } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { useWords } from "../../../desk/core/context";
import { DayBox } from "./day-box";
import { parseLastDay, parseWholeDay } from "./day-input";
import { dayText } from "./day-text";
import { seasonWords } from "./words";

type Props = {
  label: string;
  /** Undefined before one is written. */
  day?: CalendarDate;
  /** That of a day that is written without one. */
  year: number;
  /** The first day of a season whose last one this is. */
  first?: CalendarDate;
  placeholder?: string;
  onDay: (day: CalendarDate | undefined) => void;
  /** Called when the box is left, or Enter pressed. */
  onLeave?: () => void;
};

/** A box for a day that is no part of the content. */
export const FreeDayBox = ({ label, day, year, first, placeholder, onDay, onLeave }: Props) => {
  const { tag } = useWords();
  const [typed, setTyped] = useState<{ text: string; day?: CalendarDate }>();
  const [isLeft, setLeft] = useState(false);
  const isOwn = typed !== undefined && typed.day === day;
  const text = isOwn ? typed.text : day ? dayText(day, "shortYear", tag) : "";
  const write = (next: string) => {
    const read = parseLastDay(next, first, year);
    setTyped({ text: next, day: read });
    setLeft(false);
    onDay(read);
  };
  const leave = () => {
    const read = parseLastDay(text, first, year, parseWholeDay);
    setLeft(true);
    if (read) {
      setTyped(undefined);
      onDay(read);
    }
    onLeave?.();
  };
  return (
    <DayBox
      id={useId()}
      label={label}
      day={day}
      problem={isLeft && text !== "" && !day ? seasonWords(tag).noDay : undefined}
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => write(target.value)}
      onBlur={leave}
      onKeyDown={({ key }) => key === "Enter" && leave()}
    />
  );
};
