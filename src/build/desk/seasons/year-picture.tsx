import { useMemo, useRef, useState, type CSSProperties, type MouseEvent } from "react";
import type { CalendarDate, Days } from "../../../base/calendar/calendar-date";
import type { ItemId } from "../../../desk/core/identity";
import { isInMonths } from "../../../model/season";
import { useWords } from "../../../desk/core/context";
import { bandsOf } from "./bands";
import { BandRow } from "./band-row";
import { bandText, dayText } from "./day-text";
import type { Season } from "./entered";
import { Handle } from "./handle";
import { SkyRow } from "./sky-row";
import type { Surroundings } from "./surroundings";
import type { View } from "./use-view";
import { seasonWords } from "./words";
import { dayAt, dayNumber, daysIn, monthSpans, monthsOf, narrowWindow, type Span } from "./year";

type Props = {
  year: number;
  today: CalendarDate;
  seasons: readonly Season[];
  surroundings: Surroundings;
  /** The hours of the sunset trip in a season; undefined if they are the usual ones. */
  hoursIn: (index: number) => { start: string; end: string } | undefined;
  view: View;
  onView: (view: View) => void;
  onDays: (id: ItemId, days: Days) => void;
  /** Called with days that are dragged where no season is seized. */
  onRange: (days: Days) => void;
};

/** Days below which two handles would lie on each other. */
const SHORT = 26;

/** The end of a season that is dragged, with its days so far. */
type Drag = { id: ItemId; end: "from" | "to"; days: Days };

/** How near to an end of the window what is told above it would be cut off, as a fraction of the window. */
const EDGE = 0.13;

/** Returns by how much of its width what is told above the picture is moved aside, in per cent. */
const aside = (at: number, { from, to }: Span) => {
  const share = (at - from) / (to - from);
  return share < EDGE ? 0 : share > 1 - EDGE ? -100 : -50;
};

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** A year as a picture: sunset over the hours of the trip that follows it, and the seasons as bands. */
export const YearPicture = (props: Props) => {
  const { year, today, seasons, surroundings, hoursIn, view, onView, onDays, onRange } = props;
  const { tag } = useWords();
  const say = seasonWords(tag);
  const all = useRef<HTMLDivElement>(null);
  const [dragged, setDrag] = useState<Drag>();
  // A drag ends with its season.
  const drag = seasons.some(({ id }) => id === dragged?.id) ? dragged : undefined;
  const [range, setRange] = useState<{ from: number; to: number }>();
  const drawn = drag
    ? seasons.map((each) => (each.id === drag.id ? { ...each, days: drag.days } : each))
    : seasons;
  const { months } = surroundings;
  const bands = bandsOf(year, drawn, months, today);
  const days = daysIn(year);
  // It stays where it is while something is dragged.
  const narrow = useMemo(
    () =>
      narrowWindow(year, [
        ...monthSpans(year, months, true),
        ...bandsOf(year, seasons, months, today).seasons.map(({ span }) => span),
      ]),
    [year, months, seasons, today],
  );
  const chosen =
    view.kind === "season" ? bands.seasons.find(({ id }) => id === view.id) : undefined;

  /** Returns how many days of the year are at the left of a place in the window, with a fraction. */
  const daysAt = (x: number) => {
    const { left = 0, width = 0 } = all.current?.getBoundingClientRect() ?? {};
    return width > 0 ? clamp(((x - left) / width) * days, 0, days) : 0;
  };
  const dayUnder = (x: number) => Math.min(Math.floor(daysAt(x)), days - 1);
  const moved = (end: "from" | "to", to: number, { from, to: last }: Days): Days => {
    const day = dayAt(year, to);
    return end === "from"
      ? { from: day < last ? day : last, to: last }
      : { from, to: day > from ? day : from };
  };
  const handle = (end: "from" | "to") => {
    if (!chosen) return undefined;
    const { id, days: now, span } = chosen;
    // The other end of a season over New Year is in another year.
    if (now[end].slice(0, 4) !== String(year)) return undefined;
    const areBoth = now.from.slice(0, 4) === now.to.slice(0, 4);
    const number = dayNumber(year, now[end]);
    const least = end === "from" ? 0 : span.from;
    const most = end === "from" ? span.to - 1 : days - 1;
    return (
      <Handle
        key={`${id} ${end}`}
        at={end === "from" ? span.from : span.to}
        day={now[end]}
        label={end === "from" ? say.firstDay : say.lastDay}
        side={
          areBoth && span.to - span.from < SHORT ? (end === "from" ? "left" : "right") : undefined
        }
        number={{ now: number, least, most }}
        onDrag={(x) => {
          const to = Math.round(daysAt(x)) - (end === "from" ? 0 : 1);
          setDrag({ id, end, days: moved(end, clamp(to, 0, days - 1), now) });
        }}
        onDrop={(isKept) => {
          setDrag(undefined);
          if (drag && isKept) onDays(drag.id, drag.days);
        }}
        onStep={(step) => onDays(id, moved(end, clamp(number + step, least, most), now))}
      />
    );
  };
  const chooseDay = ({ clientX }: MouseEvent) =>
    onView({ kind: "day", day: dayAt(year, dayUnder(clientX)) });
  const place = (at: number) => ({ "--at": at }) as CSSProperties;
  /** What is told above the picture, and where: days of the year before it. */
  const ghost = () => {
    if (range) {
      const drawnDays = { from: dayAt(year, range.from), to: dayAt(year, range.to - 1) };
      return { at: (range.from + range.to) / 2, text: bandText(drawnDays, tag) };
    }
    const day = drag ? drag.days[drag.end] : view.kind === "day" ? view.day : undefined;
    if (!day?.startsWith(`${year}-`)) return undefined;
    // A handle stands before the first day or after the last one.
    const before = drag ? (drag.end === "to" ? 1 : 0) : 0.5;
    return { at: dayNumber(year, day) + before, text: dayText(day, "ghost", tag) };
  };
  const told = ghost();
  return (
    <div
      className="year__clip"
      style={
        {
          "--days": days,
          "--narrow-start": narrow.from,
          "--narrow-span": narrow.to - narrow.from,
        } as CSSProperties
      }
    >
      <div className="year__all" ref={all}>
        {/* «Ver un día» is the way by keys. */}
        <div className="year__months" aria-hidden="true" onClick={chooseDay}>
          {monthsOf(year).map(({ from, to, first }) => (
            <span
              key={from}
              className={isInMonths(first, months) ? "has-trips" : undefined}
              style={{ "--from": from, "--to": to } as CSSProperties}
            >
              {dayText(first, "month", tag)}
            </span>
          ))}
        </div>
        <SkyRow
          year={year}
          bands={bands}
          surroundings={surroundings}
          hoursIn={hoursIn}
          onPress={chooseDay}
        />
        <BandRow
          bands={bands}
          hasSeasons={seasons.length > 0}
          view={view}
          onView={onView}
          range={range}
          onDraw={(from, to) => {
            const [first, last] = [dayUnder(from), dayUnder(to)].toSorted((a, b) => a - b);
            setRange({ from: first ?? 0, to: (last ?? 0) + 1 });
          }}
          onDrawn={(isKept) => {
            if (range && isKept)
              onRange({ from: dayAt(year, range.from), to: dayAt(year, range.to - 1) });
            setRange(undefined);
          }}
        >
          {handle("from")}
          {handle("to")}
        </BandRow>
        {told && (
          <p
            className={range ? "year__day year__day--range" : "year__day"}
            aria-hidden="true"
            style={place(told.at)}
          >
            <b style={{ translate: `${aside(told.at, narrow)}% 0` }}>{told.text}</b>
          </p>
        )}
      </div>
      <div className="year__hours" aria-hidden="true">
        {[22, 20, 18].map((hour) => (
          <span key={hour} style={place(hour)}>{`${hour} h`}</span>
        ))}
      </div>
    </div>
  );
};
