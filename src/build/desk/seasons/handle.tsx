import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from "react";
import type { CalendarDate } from "../../../base/calendar/calendar-date";
import { useWords } from "../../../desk/core/context";
import { dayText } from "./day-text";

type Props = {
  /** Where it stands: days of the year before it. */
  at: number;
  day: CalendarDate;
  label: string;
  /** At which side of a season too short for two handles it stands; undefined if there is room. */
  side?: "left" | "right";
  /** The number of the day in the year, and the least and the most that it can be. */
  number: { now: number; least: number; most: number };
  /** Called with the pointer's place while it is dragged. */
  onDrag: (x: number) => void;
  /** Called when it is let go, or when the drag is broken off. */
  onDrop: (isKept: boolean) => void;
  /** Called with the number of days by which a key moves it. */
  onStep: (days: number) => void;
};

const WEEK = 7;

const STEPS: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -WEEK,
  PageUp: WEEK,
};

/** A handle at one end of a season: dragged by pointer, moved by keys. */
export const Handle = ({ at, day, label, side, number, onDrag, onDrop, onStep }: Props) => {
  const { tag } = useWords();
  const isHeld = useRef(false);
  const seize = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    isHeld.current = true;
  };
  const end = (isKept: boolean) => {
    if (isHeld.current) onDrop(isKept);
    isHeld.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return end(false);
    const days = STEPS[event.key];
    if (days === undefined) return;
    event.preventDefault();
    onStep(event.shiftKey && Math.abs(days) === 1 ? days * WEEK : days);
  };
  return (
    <span
      className={side ? `year__grip year__grip--${side}` : "year__grip"}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={number.least + 1}
      aria-valuemax={number.most + 1}
      aria-valuenow={number.now + 1}
      aria-valuetext={dayText(day, "longYear", tag)}
      style={{ "--at": at } as CSSProperties}
      onPointerDown={seize}
      onPointerMove={({ clientX, buttons }) => {
        // It was let go where nobody could tell.
        if (buttons === 0) end(false);
        if (isHeld.current) onDrag(clientX);
      }}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onKeyDown={onKeyDown}
    />
  );
};
