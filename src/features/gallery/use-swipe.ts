import { useRef, type PointerEvent } from "react";

/** Pixels; a shorter way is a tap. */
const DISTANCE = 48;

/** Calls back for a swipe of a finger: to the left goes forward. */
export const useSwipe = (onBack: () => void, onForward: () => void) => {
  const start = useRef<number>();
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      start.current = pointerType === "touch" && isPrimary ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (start.current === undefined) return;
      const way = clientX - start.current;
      start.current = undefined;
      if (Math.abs(way) < DISTANCE) return;
      if (way < 0) onForward();
      else onBack();
    },
  };
};
