import { useEffect, type RefObject } from "react";

/** Pixels between what has the focus and what floats. */
const AIR = 16;

/**
 * Scrolls on when the keyboard's focus comes to something that a floating element covers. A page that
 * moved under a pointer between press and release would swallow the click.
 */
export const useUncoveredFocus = (floating: RefObject<Element | null>, isShown: boolean) => {
  useEffect(() => {
    if (!isShown) return;
    const uncover = ({ target }: FocusEvent) => {
      const cover = floating.current?.getBoundingClientRect();
      const focused = target as Element;
      // What floats itself, or lies over everything, does not scroll with the page.
      if (!cover || !focused.matches(":focus-visible") || !focused.closest("main, footer")) return;
      const { bottom, left, right } = focused.getBoundingClientRect();
      if (bottom > cover.top && left < cover.right && right > cover.left)
        scrollBy(0, bottom - cover.top + AIR);
    };
    document.addEventListener("focusin", uncover);
    return () => document.removeEventListener("focusin", uncover);
  }, [floating, isShown]);
};
