import { daysFrom, isCalendarDate } from "../../../base/calendar/calendar-date";
import type { ContentError } from "../../../typed-content/check/findings";
import { useWords } from "../../../desk/core/context";
import { useControl } from "../../../desk/form/frame";
import { moveOn } from "../../../desk/form/keyboard";
import { useTyped } from "../../../desk/form/use-typed";
import { Icon } from "../../../desk/window/icon";
import { DayBox } from "./day-box";
import { parseDay, parseLastDay, parseWholeDay } from "./day-input";
import { dayText } from "./day-text";
import { FILE, type Season } from "./entered";
import { seasonWords, type SeasonWords } from "./words";

const yearOf = (day: string) => Number(day.slice(0, 4));

/** Returns what is wrong with a day, in terms of the picture. */
const problemIn = ({ code }: ContentError, value: unknown, say: SeasonWords) => {
  if (code === "last-before-first") return say.backwards;
  // Only two seasons on one day are wrong of a day that exists.
  return isCalendarDate(String(value)) ? say.alsoInOther : say.noDay;
};

type DayProps = {
  season: Season;
  end: "from" | "to";
  /** That of a day that is written without one. */
  year: number;
  /** Called while somebody writes, and when that has ended. */
  onWrite: (isWriting: boolean) => void;
};

/** The first or the last day of a season, as people write it. */
const SeasonDay = ({ season, end, year, onWrite }: DayProps) => {
  const { tag } = useWords();
  const say = seasonWords(tag);
  const path = ["seasons", season.index, end];
  const node = { kind: "date", type: "string" } as const;
  const control = useControl({ node, file: FILE, path }, (error, now) =>
    problemIn(error, now, say),
  );
  const value = season[end];
  const own = isCalendarDate(value) ? yearOf(value) : undefined;
  const first = end === "to" && isCalendarDate(season.from) ? season.from : undefined;
  const read = (text: string, parse: typeof parseDay) =>
    own === undefined ? parseLastDay(text, first, year, parse) : parse(text, own);
  const shown = isCalendarDate(value) ? dayText(value, "shortYear", tag) : value;
  const typed = useTyped({ file: FILE, path }, shown, (text) =>
    control.set(read(text, parseDay) ?? text.trim()),
  );
  return (
    <DayBox
      {...control.attributes}
      label={say[end]}
      day={isCalendarDate(value) ? value : undefined}
      problem={control.messages[0]}
      value={typed.text}
      placeholder={dayText(`${year}-${end === "from" ? "07-01" : "08-31"}`, "shortYear", tag)}
      onChange={({ target }) => typed.onText(target.value)}
      onKeyDown={moveOn}
      onFocus={() => {
        control.onFocus();
        onWrite(true);
      }}
      onBlur={() => {
        typed.onBlur();
        control.onBlur();
        onWrite(false);
        const whole = isCalendarDate(value) ? undefined : read(value, parseWholeDay);
        if (whole) control.set(whole);
      }}
    />
  );
};

type Props = Omit<DayProps, "end"> & { onRemove: () => void };

/** The days of a season, as the heading of its prices: «Del 1 jul 2027 al 31 ago 2027». */
export const SeasonDates = ({ onRemove, ...props }: Props) => {
  const say = seasonWords(useWords().tag);
  const { days } = props.season;
  return (
    <div className="span">
      <SeasonDay {...props} end="from" />
      <SeasonDay {...props} end="to" />
      <p className="span__tail">
        <span>{days && say.days(daysFrom(days.from, days.to))}</span>
        <button type="button" className="link link--quiet" onClick={onRemove}>
          <Icon name="trash" />
          <span>{say.remove}</span>
        </button>
      </p>
    </div>
  );
};
