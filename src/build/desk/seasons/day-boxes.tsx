import { useId, useState, type InputHTMLAttributes } from "react";
import { daysFrom, isCalendarDate, type CalendarDate } from "../../../base/calendar/calendar-date";
import { useControl } from "../../../desk/form/frame";
import { chooseWhole, moveOn } from "../../../desk/form/keyboard";
import { useTyped } from "../../../desk/form/use-typed";
import { Icon } from "../../../desk/window/icon";
import { useScreen } from "./screen-state";
import { FILE, type Season } from "./seasons";
import { parseDay, parseLastDay } from "./typed-text";
import { stretchesOf, yearOf } from "./year";

type BoxProps = InputHTMLAttributes<HTMLInputElement> & {
  id: string;
  label: string;
  /** Undefined if what is written is none. */
  day?: CalendarDate;
  problem?: string;
};

/** A box for a day, with the day of the week or what is wrong below it. */
const DayBox = ({ id, label, day, problem, ...input }: BoxProps) => {
  const { say } = useScreen();
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
          {problem ?? (day && say.day(day, "weekday"))}
        </p>
      </div>
    </>
  );
};

type FreeDayProps = {
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
export const FreeDayBox = (props: FreeDayProps) => {
  const { label, day, year, first, placeholder, onDay, onLeave } = props;
  const { say } = useScreen();
  const [typed, setTyped] = useState<{ text: string; day?: CalendarDate }>();
  const [isLeft, setLeft] = useState(false);
  const text = typed && typed.day === day ? typed.text : day ? say.day(day, "shortYear") : "";
  const leave = () => {
    const read = parseLastDay(text, first, year, true);
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
      problem={isLeft && text !== "" && !day ? say.noDay : undefined}
      value={text}
      placeholder={placeholder}
      onChange={({ target }) => {
        const read = parseLastDay(target.value, first, year);
        setTyped({ text: target.value, day: read });
        setLeft(false);
        onDay(read);
      }}
      onBlur={leave}
      onKeyDown={({ key }) => key === "Enter" && leave()}
    />
  );
};

/** The first or the last day of a season, as people write it. */
const SeasonDay = ({ season, end }: { season: Season; end: "from" | "to" }) => {
  const { say, year, hold } = useScreen();
  const address = { file: FILE, path: ["seasons", season.index, end] };
  const node = { kind: "date", type: "string" } as const;
  const control = useControl({ node, ...address }, ({ code }, now) => {
    if (code === "last-before-first") return say.backwards;
    // Only two seasons on one day are wrong of a day that exists.
    return isCalendarDate(String(now)) ? say.alsoInOther : say.noDay;
  });
  const value = season[end];
  const day = isCalendarDate(value) ? value : undefined;
  const first = end === "to" && isCalendarDate(season.from) ? season.from : undefined;
  const read = (text: string, isWhole = false) =>
    day ? parseDay(text, yearOf(day), isWhole) : parseLastDay(text, first, year, isWhole);
  const shown = day ? say.day(day, "shortYear") : value;
  const typed = useTyped(address, shown, (text) => control.set(read(text) ?? text.trim()));
  return (
    <DayBox
      {...control.attributes}
      label={say[end]}
      day={day}
      problem={control.messages[0]}
      value={typed.text}
      placeholder={say.day(stretchesOf(year)[0][end], "shortYear")}
      onChange={({ target }) => typed.onText(target.value)}
      onKeyDown={moveOn}
      onFocus={() => {
        control.onFocus();
        hold(true);
      }}
      onBlur={() => {
        typed.onBlur();
        control.onBlur();
        hold(false);
        const whole = day ? undefined : read(value, true);
        if (whole) control.set(whole);
      }}
    />
  );
};

/** The days of a season, as the heading of its prices: «Del 1 jul 2027 al 31 ago 2027». */
export const SeasonDates = ({ season }: { season: Season }) => {
  const { say, remove } = useScreen();
  const { days } = season;
  return (
    <div className="span">
      <SeasonDay season={season} end="from" />
      <SeasonDay season={season} end="to" />
      <p className="span__tail">
        <span>{days && say.days(daysFrom(days.from, days.to))}</span>
        <button type="button" className="link link--quiet" onClick={() => remove(season)}>
          <Icon name="trash" />
          <span>{say.remove}</span>
        </button>
      </p>
    </div>
  );
};
