import { useLayoutEffect, useRef } from "react";

/** For an area in which what has the focus goes, or moves: what a selector finds in it gets it after the next rendering. */
export const useFocusNext = () => {
  const area = useRef<HTMLDivElement>(null);
  const wanted = useRef<string>();
  useLayoutEffect(() => {
    if (wanted.current) area.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return { area, focusNext: (selector: string) => void (wanted.current = selector) };
};
