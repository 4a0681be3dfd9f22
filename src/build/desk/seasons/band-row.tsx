import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import { daysFrom, type Days } from "../../../base/calendar/calendar-date";
import type { Elements } from "../../../desk/window/children";
import { useScreen, type View } from "./screen-state";
import { REST_TINT, type Band, type Bands } from "./seasons";
import { dayAt, dayNumber, daysIn, spanStyle, yearOf } from "./year";

/**
 * Returns handlers of an element from which a pointer is dragged.
 * @param slack the pixels from which a press is a drag; with none it cannot be anything else
 * @param onDrag called with two places of the pointer: where it was pressed, and where it is
 * @param onEnd called when it is let go, or when the drag is broken off
 */
const useDrag = (
  slack: number,
  onDrag: (from: number, to: number) => void,
  onEnd: (isKept: boolean) => void,
) => {
  const begun = useRef<number>();
  const isDrag = useRef(false);
  const end = (isKept: boolean) => {
    if (begun.current !== undefined && isDrag.current) onEnd(isKept);
    begun.current = undefined;
  };
  const capture = ({ currentTarget, pointerId }: PointerEvent) =>
    currentTarget.setPointerCapture?.(pointerId);
  return {
    /** Whether the last press has become a drag. */
    isDrag,
    end,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        isDrag.current = false;
        begun.current = event.button === 0 ? event.clientX : undefined;
        if (event.button === 0 && slack === 0) capture(event);
      },
      onPointerMove: (event: PointerEvent) => {
        const { current: from } = begun;
        if (from === undefined) return;
        // It was let go where nobody could tell.
        if (event.buttons === 0) return end(false);
        if (!isDrag.current && Math.abs(event.clientX - from) < slack) return;
        if (!isDrag.current) capture(event);
        isDrag.current = true;
        onDrag(from, event.clientX);
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    },
  };
};

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
};

type HandleProps = {
  band: Band;
  end: "from" | "to";
  /** Returns how many days of the year are at the left of the pointer. */
  daysAt: (x: number) => number;
  onDrag: (days: Days) => void;
  onDrop: (isKept: boolean) => void;
};

/** Days below which two handles would lie on each other. */
const SHORT = 26;

/** A handle at one end of a season: dragged by pointer, moved by keys. */
export const Handle = ({ band: { id, days, shown }, end, daysAt, onDrag, onDrop }: HandleProps) => {
  const { say, year, move } = useScreen();
  const [first = 0, last = 0] = [shown.from, shown.to].map((day) => dayNumber(year, day));
  const [now, least, most] = end === "from" ? [first, 0, last] : [last, first, daysIn(year) - 1];
  const moved = (to: number) => ({
    ...days,
    [end]: dayAt(year, Math.min(Math.max(to, least), most)),
  });
  // It stands before the first day or after the last one.
  const after = end === "from" ? 0 : 1;
  const drag = useDrag(0, (_, x) => onDrag(moved(Math.round(daysAt(x)) - after)), onDrop);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return drag.end(false);
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(id, moved(now + (event.shiftKey && Math.abs(step) === 1 ? step * 7 : step)));
  };
  const isShort = yearOf(days.from) === yearOf(days.to) && last + 1 - first < SHORT;
  const side = end === "from" ? "left" : "right";
  return (
    <span
      className={isShort ? `year__grip year__grip--${side}` : "year__grip"}
      role="slider"
      tabIndex={0}
      aria-label={end === "from" ? say.firstDay : say.lastDay}
      aria-valuemin={least + 1}
      aria-valuemax={most + 1}
      aria-valuenow={now + 1}
      aria-valuetext={say.day(days[end], "longYear")}
      style={{ "--at": now + after } as CSSProperties}
      onKeyDown={onKeyDown}
      {...drag.handlers}
    />
  );
};

/** Returns a text that is there for screen readers alone where the days are too narrow for it in two lines. */
const Label = ({ days: { from, to }, text }: { days: Days; text: string }) => {
  // Pixels that a day, and a letter, are wide at least.
  const hasRoom = daysFrom(from, to) * 1.6 >= ((text.length + 1) / 2) * 7 + 4;
  return <span className={hasRoom ? undefined : "hide"}>{text}</span>;
};

type Props = {
  bands: Bands;
  /** Days that are being drawn for a new season. */
  drawn?: Days;
  /** Called with two places of the pointer while a new season is drawn. */
  onDraw: (from: number, to: number) => void;
  onDrawn: (isKept: boolean) => void;
  children: Elements;
};

/** The seasons of a year as bands. Where none is chosen, a new one can be drawn over them. */
export const BandRow = ({ bands, drawn, onDraw, onDrawn, children }: Props) => {
  const { say, seasons, view, choose } = useScreen();
  const isDrawing = view.kind === "new";
  const drag = useDrag(isDrawing ? 6 : Infinity, onDraw, onDrawn);
  const onPress = (next: View) => () => {
    // The press that ends a drawing chooses nothing.
    if (!drag.isDrag.current) choose(next);
  };
  return (
    <div
      className={isDrawing ? "year__bands is-drawing" : "year__bands"}
      role="group"
      aria-label={say.bands}
      {...drag.handlers}
    >
      {bands.off.map((days) => (
        <span key={days.from} className="is-off" style={spanStyle(days)}>
          <Label days={days} text={say.noTrips} />
        </span>
      ))}
      {/* The chips below are the way by keys. */}
      {bands.rest.map((days, place) => (
        <button
          key={days.from}
          type="button"
          tabIndex={-1}
          aria-hidden={place > 0 || undefined}
          aria-pressed={view.kind === "rest"}
          className={view.kind === "rest" ? "is-chosen" : undefined}
          style={spanStyle(days, { "--tint": REST_TINT })}
          onClick={onPress({ kind: "rest" })}
        >
          {place === 0 && (
            <Label days={days} text={seasons.length > 0 ? say.rest : say.wholeYear} />
          )}
        </button>
      ))}
      {bands.seasons.map(({ id, days, shown, tint, isPast }) => {
        const isCurrent = view.kind === "season" && view.id === id;
        const names = [isCurrent && "is-current", isPast && "is-past"].filter(Boolean);
        const cut = (side: "from" | "to") => {
          const shared = bands.twice.find((twice) => twice[side] === shown[side]);
          return shared ? daysFrom(shared.from, shared.to) : 0;
        };
        const cuts = { "--cut-left": cut("from"), "--cut-right": cut("to") } as const;
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            aria-pressed={isCurrent}
            className={names.join(" ") || undefined}
            style={spanStyle(shown, { "--tint": tint, ...cuts })}
            onClick={onPress({ kind: "season", id })}
          >
            <Label days={shown} text={say.band(days)} />
          </button>
        );
      })}
      {bands.twice.map((days) => (
        <span key={days.from} className="is-twice" style={spanStyle(days)} />
      ))}
      {drawn && <span className="is-new" style={spanStyle(drawn)} />}
      {children}
    </div>
  );
};
