import { useSyncExternalStore } from "react";
import { readStored, subscribe, type StorageKey } from "../storage/storage";

/** Null if nothing is stored, undefined until hydration. */
export const useStored = (key: StorageKey): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readStored(key),
    () => undefined,
  );
