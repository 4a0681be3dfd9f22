import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useEvent } from "./use-event";
import { closedByBack } from "./use-dialog";

const NOT_INERT = ".bar, .notice";

/**
 * Covers the window except for the top bar and notices, takes the focus and makes what it covers inert. Esc, a click
 * beside it or a phone's back gesture closes it and returns the focus.
 * @param first takes the focus
 */
export const useDrawer = (
  drawer: RefObject<HTMLElement>,
  first: RefObject<HTMLElement>,
  onClose: () => void,
) => {
  // Synchronously, so that the next key goes to the element that gets the focus back.
  const closeNow = () => flushSync(onClose);
  const close = useRef(closeNow);
  useEffect(() => {
    close.current = closeNow;
  });
  useEvent("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    // A dialog above the drawer handles Esc itself.
    const around = event.target instanceof Element ? event.target.closest("dialog") : null;
    if (around && around !== drawer.current) return;
    event.preventDefault();
    closeNow();
  });
  useEvent("click", ({ target }) => {
    if (target instanceof Element && target.matches(".veil")) closeNow();
  });
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const inside = drawer.current;
    const covered = [...document.querySelectorAll(`.desk > :not(${NOT_INERT})`)].filter(
      (element) => !element.hasAttribute("inert"),
    );
    for (const element of covered) element.setAttribute("inert", "");
    first.current?.focus();
    const onClosed = closedByBack(() => close.current());
    return () => {
      onClosed();
      for (const element of covered) element.removeAttribute("inert");
      // Keep the focus if it has moved to another element meanwhile.
      const isLost =
        !document.activeElement?.isConnected || document.activeElement === document.body;
      if (opener instanceof HTMLElement && (isLost || inside?.contains(document.activeElement)))
        opener.focus();
    };
  }, [drawer, first]);
};
