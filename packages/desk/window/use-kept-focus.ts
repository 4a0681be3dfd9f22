import { useEffect, useRef } from "react";
import { useEvent } from "../ui/use-event";

/**
 * What has the focus may be gone by its own press, or off: then the item beside it gets it, else the heading of what was
 * around it. No control does: the same key, still held, would press it.
 */
export const useKeptFocus = () => {
  const around = useRef<Element[]>([]);
  useEvent("focusin", ({ target }) => {
    around.current = [];
    for (let at = target as Element | null; at; at = at.parentElement) around.current.push(at);
  });
  useEffect(() => {
    const observer = new MutationObserver((records) => {
      const [last, ...outer] = around.current;
      if (!last || (last.isConnected && !last.matches(":disabled"))) return;
      const place = outer.find((each) => each.isConnected);
      const gone = records.find(({ target }) => target === place);
      const beside = [gone?.nextSibling, gone?.previousSibling];
      const item = beside.find((each) => each instanceof HTMLLIElement);
      const to = item ?? place?.querySelector("h1, h2, h3, legend") ?? place;
      // After those that lead on by themselves.
      setTimeout(() => {
        if (![document.body, last].includes(document.activeElement ?? last)) return;
        to?.setAttribute("tabindex", "-1");
        if (to instanceof HTMLElement) to.focus({ preventScroll: true });
      });
    });
    const what = { childList: true, subtree: true, attributeFilter: ["disabled"] };
    observer.observe(document.body, what);
    return () => observer.disconnect();
  }, []);
};
