import { useRef, useState, type CSSProperties, type MouseEvent } from "react";
import type { Days } from "../../../base/calendar/calendar-date";
import type { ItemId } from "../../../desk/core/identity";
import { isInMonths } from "../../../model/season";
import { BandRow, Handle } from "./band-row";
import { useScreen } from "./screen-state";
import { bandsOf } from "./seasons";
import { SkyRow } from "./sun";
import { dayAt, dayNumber, daysIn, monthsOf, narrowWindow, spanStyle, yearOf } from "./year";

/** How near to an end of the window what is told above it would be cut off, as a fraction of the window. */
const EDGE = 0.13;

/** The end of a season that is dragged, with its days so far. */
type Drag = { id: ItemId; end: "from" | "to"; days: Days };

/** A year as a picture: sunset over the hours of the trip that follows it, and the seasons as bands. */
export const YearPicture = () => {
  const { say, year, today, months, seasons, bands: still, view, choose, move, add } = useScreen();
  const all = useRef<HTMLDivElement>(null);
  const [dragged, setDrag] = useState<Drag>();
  const [drawn, setDrawn] = useState<Days>();
  // A drag ends with its season.
  const drag = seasons.some(({ id }) => id === dragged?.id) ? dragged : undefined;
  const moved = seasons.map((each) =>
    each.id === drag?.id ? { ...each, ...drag.days, days: drag.days } : each,
  );
  const bands = bandsOf(year, moved, months, today);
  const days = daysIn(year);
  // It stays where it is while something is dragged.
  const narrow = narrowWindow(year, [...still.trips, ...still.seasons.map(({ shown }) => shown)]);

  /** Returns how many days of the year are at the left of a place in the window, with a fraction. */
  const daysAt = (x: number) => {
    const { left = 0, width = 0 } = all.current?.getBoundingClientRect() ?? {};
    return width > 0 ? Math.min(Math.max(((x - left) / width) * days, 0), days) : 0;
  };
  const dayUnder = (x: number) => dayAt(year, Math.min(Math.floor(daysAt(x)), days - 1));
  const chooseDay = ({ clientX }: MouseEvent) => choose({ kind: "day", day: dayUnder(clientX) });

  const chosen = bands.seasons.find(({ id }) => view.kind === "season" && id === view.id);
  const handle = (end: "from" | "to") =>
    // The other end of a season over New Year is in another year.
    chosen !== undefined &&
    yearOf(chosen.days[end]) === year && (
      <Handle
        key={`${chosen.id} ${end}`}
        band={chosen}
        end={end}
        daysAt={daysAt}
        onDrag={(now) => setDrag({ id: chosen.id, end, days: now })}
        onDrop={(isKept) => {
          setDrag(undefined);
          if (drag && isKept) move(drag.id, drag.days);
        }}
      />
    );
  /** What is told above the picture, and where: days of the year before it. */
  const ghost = () => {
    if (drawn) {
      const at = (dayNumber(year, drawn.from) + dayNumber(year, drawn.to) + 1) / 2;
      return { at, text: say.band(drawn) };
    }
    const day = drag ? drag.days[drag.end] : view.kind === "day" ? view.day : undefined;
    if (day === undefined || yearOf(day) !== year) return undefined;
    // A handle stands before the first day or after the last one.
    const before = drag ? (drag.end === "to" ? 1 : 0) : 0.5;
    return { at: dayNumber(year, day) + before, text: say.day(day, "ghost") };
  };
  const place = (at: number) => ({ "--at": at }) as CSSProperties;
  /** Returns by how much of its width what is told above the picture is moved aside, in per cent. */
  const aside = (at: number) => {
    const share = (at - narrow.from) / (narrow.to - narrow.from);
    return share < EDGE ? 0 : share > 1 - EDGE ? -100 : -50;
  };
  const told = ghost();
  const span = { "--narrow-start": narrow.from, "--narrow-span": narrow.to - narrow.from };
  return (
    <div className="year__clip" style={{ "--days": days, ...span } as CSSProperties}>
      <div className="year__all" ref={all}>
        {/* «Ver un día» is the way by keys. */}
        <div className="year__months" aria-hidden="true" onClick={chooseDay}>
          {monthsOf(year).map((month) => (
            <span
              key={month.from}
              className={isInMonths(month.from, months) ? "has-trips" : undefined}
              style={spanStyle(month)}
            >
              {say.day(month.from, "month")}
            </span>
          ))}
        </div>
        <SkyRow bands={bands} onPress={chooseDay} />
        <BandRow
          bands={bands}
          drawn={drawn}
          onDraw={(...places) => {
            const [from = "", to = ""] = places.map(dayUnder).toSorted();
            setDrawn({ from, to });
          }}
          onDrawn={(isKept) => {
            if (drawn && isKept) add(drawn);
            setDrawn(undefined);
          }}
        >
          {handle("from")}
          {handle("to")}
        </BandRow>
        {told && (
          <p
            className={drawn ? "year__day year__day--range" : "year__day"}
            aria-hidden="true"
            style={place(told.at)}
          >
            <b style={{ translate: `${aside(told.at)}% 0` }}>{told.text}</b>
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
