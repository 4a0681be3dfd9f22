import { useSyncExternalStore } from "react";

/** Returns whether a media query matches, and draws anew when it changes. */
export const useMedia = (query: string) =>
  useSyncExternalStore(
    (callback) => {
      const list = matchMedia(query);
      list.addEventListener("change", callback);
      return () => list.removeEventListener("change", callback);
    },
    () => matchMedia(query).matches,
  );
