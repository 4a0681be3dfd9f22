import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { flushSync } from "react-dom";

/** What a phone's back gesture closes before it leaves the page; not in every browser, nor in TypeScript's library. */
type Watcher = { onclose: () => void; destroy: () => void };
type WithWatcher = { CloseWatcher?: new () => Watcher };

/** What stays usable while the drawer is open. */
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
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const inside = drawer.current;
    const covered = [...document.querySelectorAll(`.desk > :not(${NOT_INERT})`)].filter(
      (element) => !element.hasAttribute("inert"),
    );
    for (const element of covered) element.setAttribute("inert", "");
    first.current?.focus();
    // Synchronously, so that the next key goes to the element that gets the focus back.
    const closeNow = () => flushSync(() => close.current());
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      // A dialog above the drawer handles Esc itself.
      const around = event.target instanceof Element ? event.target.closest("dialog") : null;
      if (around && around !== inside) return;
      event.preventDefault();
      closeNow();
    };
    const onPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.matches(".veil")) closeNow();
    };
    const { CloseWatcher } = globalThis as WithWatcher;
    const watcher = CloseWatcher && new CloseWatcher();
    if (watcher) watcher.onclose = closeNow;
    addEventListener("keydown", onKey);
    addEventListener("click", onPress);
    return () => {
      watcher?.destroy();
      removeEventListener("keydown", onKey);
      removeEventListener("click", onPress);
      for (const element of covered) element.removeAttribute("inert");
      // Keep the focus if it has moved to another element meanwhile.
      const isLost =
        !document.activeElement?.isConnected || document.activeElement === document.body;
      if (opener instanceof HTMLElement && (isLost || inside?.contains(document.activeElement)))
        opener.focus();
    };
  }, [drawer, first]);
};
