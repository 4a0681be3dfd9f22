import { useSyncExternalStore } from "react";

export const useMedia = (query: string) =>
  useSyncExternalStore(
    (callback) => {
      const list = matchMedia(query);
      list.addEventListener("change", callback);
      return () => list.removeEventListener("change", callback);
    },
    () => matchMedia(query).matches,
  );
