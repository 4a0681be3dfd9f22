import { useRef, type CSSProperties, type PointerEvent } from "react";
import { useWords } from "../../../desk/core/context";
import type { Elements } from "../../../desk/window/children";
import { REST_TINT, type Bands } from "./bands";
import { bandText } from "./day-text";
import type { View } from "./use-view";
import { seasonWords } from "./words";
import type { Span } from "./year";

type Props = {
  bands: Bands;
  /** Whether there are seasons in any year. */
  hasSeasons: boolean;
  view: View;
  onView: (view: View) => void;
  /** Days that are being drawn for a new season. */
  range?: Span;
  /** Called with two places of the pointer while a new season is drawn. */
  onDraw: (from: number, to: number) => void;
  /** Called when it is drawn, or when the drawing is broken off. */
  onDrawn: (isKept: boolean) => void;
  /** The handles. */
  children: Elements;
};

/** Pixels that a day, and a letter, are wide at least. */
const [DAY, LETTER] = [1.6, 7];

/** Whether the days are wide enough for a text in two lines. */
const hasRoom = ({ from, to }: Span, { length }: string) =>
  (to - from) * DAY >= ((length + 1) / 2) * LETTER + 4;

/** Pixels from which a press is a drag. */
const SLACK = 6;

const style = ({ from, to }: Span, tint?: string) =>
  ({ "--from": from, "--to": to, ...(tint && { "--tint": tint }) }) as CSSProperties;

/** Returns a text that is there for screen readers alone where there is no room for it. */
const Label = ({ span, text }: { span: Span; text: string }) => (
  <span className={hasRoom(span, text) ? undefined : "hide"}>{text}</span>
);

/** The seasons of a year as bands. Where none is chosen, a new one can be drawn over them. */
export const BandRow = (props: Props) => {
  const { bands, hasSeasons, view, onView, range, onDraw, onDrawn, children } = props;
  const { tag } = useWords();
  const say = seasonWords(tag);
  const begun = useRef<number>();
  const hasDrawn = useRef(false);
  const isDrawing = view.kind === "new";
  const onPointerDown = (event: PointerEvent) => {
    hasDrawn.current = false;
    begun.current = isDrawing && event.button === 0 ? event.clientX : undefined;
  };
  const end = (isKept: boolean) => {
    if (begun.current !== undefined && hasDrawn.current) onDrawn(isKept);
    begun.current = undefined;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = begun.current;
    if (from === undefined) return;
    // It was let go where nobody could tell.
    if (event.buttons === 0) return end(false);
    if (!hasDrawn.current && Math.abs(event.clientX - from) < SLACK) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    hasDrawn.current = true;
    onDraw(from, event.clientX);
  };
  const choose = (next: View) => () => {
    // The press that ends a drawing chooses nothing.
    if (!hasDrawn.current) onView(next);
  };
  return (
    <div
      className={isDrawing ? "year__bands is-drawing" : "year__bands"}
      role="group"
      aria-label={say.bands}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
    >
      {bands.off.map((span) => (
        <span key={span.from} className="is-off" style={style(span)}>
          <Label span={span} text={say.noTrips} />
        </span>
      ))}
      {/* The chips below are the way by keys. */}
      {bands.rest.map((span, place) => (
        <button
          key={span.from}
          type="button"
          tabIndex={-1}
          aria-hidden={place > 0 || undefined}
          aria-pressed={view.kind === "rest"}
          className={view.kind === "rest" ? "is-chosen" : undefined}
          style={style(span, REST_TINT)}
          onClick={choose({ kind: "rest" })}
        >
          {place === 0 && <Label span={span} text={hasSeasons ? say.rest : say.wholeYear} />}
        </button>
      ))}
      {bands.seasons.map(({ id, days, span, tint, isPast }) => {
        const isCurrent = view.kind === "season" && view.id === id;
        const cut = (side: "from" | "to") =>
          bands.twice
            .filter((shared) => shared[side] === span[side])
            .map((shared) => shared.to - shared.from)[0] ?? 0;
        const names = [isCurrent && "is-current", isPast && "is-past"].filter(Boolean);
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            aria-pressed={isCurrent}
            className={names.join(" ") || undefined}
            style={
              {
                ...style(span, tint),
                "--cut-left": cut("from"),
                "--cut-right": cut("to"),
              } as CSSProperties
            }
            onClick={choose({ kind: "season", id })}
          >
            <Label span={span} text={bandText(days, tag)} />
          </button>
        );
      })}
      {bands.twice.map((span) => (
        <span key={span.from} className="is-twice" style={style(span)} />
      ))}
      {range && <span className="is-new" style={style(range)} />}
      {children}
    </div>
  );
};
