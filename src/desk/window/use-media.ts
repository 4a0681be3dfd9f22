import { useSyncExternalStore } from "react";

/** Whether a media query matches; renders again when that changes. */
export const useMedia = (query: string) =>
  useSyncExternalStore(
    (callback) => {
      const list = matchMedia(query);
      list.addEventListener("change", callback);
      return () => list.removeEventListener("change", callback);
    },
    () => matchMedia(query).matches,
  );
