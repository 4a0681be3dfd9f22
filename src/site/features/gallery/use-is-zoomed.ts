import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void) => {
  window.visualViewport?.addEventListener("resize", listener);
  return () => window.visualViewport?.removeEventListener("resize", listener);
};

/** Whether the visitor has enlarged the whole page with two fingers. */
export const useIsZoomed = () =>
  useSyncExternalStore(subscribe, () => (window.visualViewport?.scale ?? 1) > 1);
