import { useLayoutEffect, useRef, type RefObject } from "react";
import { focusAsByTab } from "../../../desk/form/keyboard";

/** Returns a function that says by a selector what gets the focus after the next rendering: a pressed button may go. */
export const useFocusNext = (within: RefObject<HTMLElement | null>) => {
  const wanted = useRef<string>();
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    focusAsByTab(within.current?.querySelector<HTMLElement>(wanted.current) ?? null);
    wanted.current = undefined;
  });
  return (selector: string) => {
    wanted.current = selector;
  };
};
