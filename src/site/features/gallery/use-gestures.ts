import { useRef, type PointerEvent } from "react";

/** Shortest swipe, and greatest distance between the two taps of a double tap, in pixels. */
const DISTANCE = 48;

/** Longest time between the two taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 300;

/** A point in an element, as parts of its width and height. */
export type Point = { x: number; y: number };

type Gestures = {
  /** A horizontal swipe: 1 to go forward, which is a swipe to the left; -1 to go back. */
  onSwipe: (offset: 1 | -1) => void;
  onDoubleTap: (point: Point) => void;
};

/** On touch screens. */
export const useGestures = ({ onSwipe, onDoubleTap }: Gestures) => {
  const startX = useRef<number>();
  const lastTap = useRef<PointerEvent>();

  const onTap = (tap: PointerEvent) => {
    const last = lastTap.current;
    const isSecond =
      last &&
      tap.timeStamp - last.timeStamp < DOUBLE_TAP &&
      Math.hypot(tap.clientX - last.clientX, tap.clientY - last.clientY) < DISTANCE;
    lastTap.current = isSecond ? undefined : tap;
    if (!isSecond) return;
    const { left, top, width, height } = tap.currentTarget.getBoundingClientRect();
    onDoubleTap({ x: (tap.clientX - left) / width, y: (tap.clientY - top) / height });
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      startX.current = pointerType === "touch" && isPrimary ? clientX : undefined;
    },
    /** The browser has taken over, to scroll or to zoom. */
    onPointerCancel: () => (startX.current = undefined),
    onPointerUp: (event: PointerEvent) => {
      if (startX.current === undefined) return;
      const distance = event.clientX - startX.current;
      startX.current = undefined;
      if (Math.abs(distance) < DISTANCE) onTap(event);
      else onSwipe(distance < 0 ? 1 : -1);
    },
  };
};
