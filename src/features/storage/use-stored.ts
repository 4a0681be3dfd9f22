import { useSyncExternalStore } from "react";
import { readStored, subscribe, type StorageKey } from "./storage";

/** The stored text, kept up to date; undefined until the page is alive in the browser. */
export const useStored = (key: StorageKey): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readStored(key),
    () => undefined,
  );
