import { useId, useState } from "react";
import { daysFrom, isCalendarDate } from "../../../base/calendar/calendar-date";
import { useControl, type Control } from "../../../desk/form/frame";
import { chooseWhole, moveOn } from "../../../desk/form/keyboard";
import { Icon } from "../../../desk/window/icon";
import { PATH, useScreen } from "./screen-state";
import { FILE, type Season } from "./seasons";
import { parseDay, parseLastDay } from "./typed-text";
import { stretchesOf, yearOf } from "./year";

type BoxProps = {
  label: string;
  /** A day, or what was written in its place. */
  stored: string;
  /** That of a day that is written without one. */
  year: number;
  /** The first day of a season whose last one this is. */
  first?: string;
  /** Called with a day, or with what is none. */
  onStore: (next: string) => void;
  /** Called with what is stored by then when the box is left. */
  onLeave?: (stored: string) => void;
  /** The control of a field. Without one the box is no part of the content. */
  control?: Pick<Control, "attributes" | "messages" | "onFocus">;
  placeholder?: string;
};

/** A box for a day as people write it, with the day of the week or what is wrong below it. */
export const DayBox = (props: BoxProps) => {
  const { label, stored, year, first, onStore, onLeave, control, placeholder } = props;
  const { say } = useScreen();
  const [typed, setTyped] = useState<{ text: string; stored: string }>();
  const [isLeft, setLeft] = useState(false);
  const ownId = useId();
  const { id = ownId, ...attributes } = control?.attributes ?? {};
  const day = isCalendarDate(stored) ? stored : undefined;
  const read = (text: string, isWhole = false) => {
    if (day) return parseDay(text, yearOf(day), isWhole);
    const known = first !== undefined && isCalendarDate(first) ? first : undefined;
    return parseLastDay(text, known, year, isWhole);
  };
  // What was changed elsewhere meanwhile, such as by undo, is shown.
  const text = typed?.stored === stored ? typed.text : day ? say.day(day, "shortYear") : stored;
  const leave = () => {
    const whole = day ? undefined : read(stored, true);
    setTyped(undefined);
    setLeft(true);
    if (whole) onStore(whole);
    onLeave?.(whole ?? stored);
  };
  const wrong = isLeft && stored !== "" && !day ? say.noDay : undefined;
  const problem = control ? control.messages[0] : wrong;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          className="input"
          type="text"
          autoComplete="off"
          {...chooseWhole}
          {...attributes}
          id={id}
          value={text}
          placeholder={placeholder}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            const next = read(target.value) ?? target.value.trim();
            setTyped({ text: target.value, stored: next });
            setLeft(false);
            onStore(next);
          }}
          onKeyDown={control ? moveOn : ({ key }) => key === "Enter" && leave()}
          onFocus={control?.onFocus}
          onBlur={leave}
        />
        <p className={problem ? "rate__note rate__note--wrong" : "rate__note"} id={`${id}-note`}>
          {problem ?? (day && say.day(day, "weekday"))}
        </p>
      </div>
    </>
  );
};

/** The first or the last day of a season. */
const SeasonDay = ({ season, end }: { season: Season; end: "from" | "to" }) => {
  const { say, year, hold } = useScreen();
  const node = { kind: "date", type: "string" } as const;
  const path = [...PATH, season.index, end];
  const control = useControl({ node, file: FILE, path }, ({ code }, now) => {
    if (code === "last-before-first") return say.backwards;
    // Only two seasons on one day are wrong of a day that exists.
    return isCalendarDate(String(now)) ? say.alsoInOther : say.noDay;
  });
  const onFocus = () => {
    control.onFocus();
    hold(true);
  };
  return (
    <DayBox
      label={say[end]}
      stored={season[end]}
      year={year}
      first={end === "to" ? season.from : undefined}
      onStore={control.set}
      onLeave={() => {
        control.onBlur();
        hold(false);
      }}
      control={{ ...control, onFocus }}
      placeholder={say.day(stretchesOf(year)[0][end], "shortYear")}
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
