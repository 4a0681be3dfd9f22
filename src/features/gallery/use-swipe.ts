import { useRef, type PointerEvent } from "react";

/** Shortest swipe in pixels. */
const DISTANCE = 48;

/** Detects horizontal swipes on touch screens; a swipe to the left goes forward. */
export const useSwipe = (onBack: () => void, onForward: () => void) => {
  const start = useRef<number>();
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      start.current = pointerType === "touch" && isPrimary ? clientX : undefined;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (start.current === undefined) return;
      const distance = clientX - start.current;
      start.current = undefined;
      if (Math.abs(distance) < DISTANCE) return;
      if (distance < 0) onForward();
      else onBack();
    },
  };
};
