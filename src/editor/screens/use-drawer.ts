import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { flushSync } from "react-dom";

/** What stays usable beside the drawer: the bar, and what is told below it. */
const BESIDE = ".bar, .notice";

/**
 * Makes a drawer that lies over the window, but not over the bar: it takes the focus as it opens, Esc
 * or a press beside it closes it, the rest of the window is inert, and the focus goes back to where it was.
 * @param first what takes the focus
 */
export const useDrawer = (
  drawer: RefObject<HTMLElement>,
  first: RefObject<HTMLElement>,
  onClose: () => void,
) => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const inside = drawer.current;
    const covered = [...document.querySelectorAll(`.desk > :not(${BESIDE})`)].filter(
      (element) => !element.hasAttribute("inert"),
    );
    for (const element of covered) element.setAttribute("inert", "");
    first.current?.focus();
    // At once: what is typed next belongs to where the focus was.
    const closeNow = () => flushSync(() => close.current());
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // A dialog over it closes first, and by itself.
      const around = event.target instanceof Element ? event.target.closest("dialog") : null;
      if (around && around !== inside) return;
      event.preventDefault();
      closeNow();
    };
    const onPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.matches(".veil")) closeNow();
    };
    addEventListener("keydown", onKey);
    addEventListener("click", onPress);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("click", onPress);
      for (const element of covered) element.removeAttribute("inert");
      // Where the focus has been led elsewhere meanwhile, it stays there.
      const isInside =
        !document.activeElement?.isConnected || document.activeElement === document.body;
      if (opener instanceof HTMLElement && (isInside || inside?.contains(document.activeElement)))
        opener.focus();
    };
  }, [drawer, first]);
};
