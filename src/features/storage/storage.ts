import { useSyncExternalStore } from "react";
import type { storageKeys } from "../../storage-keys";

/** The only file that touches the browser's storage. */
type Key = (typeof storageKeys)[keyof typeof storageKeys];

/** What could not be stored, for as long as the visitor stays: storage may be blocked or full. */
const memory = new Map<Key, string>();
const listeners = new Set<() => void>();

/** The stored text, or null where there is none or it cannot be read. Never throws. */
export const readStored = (key: Key): string | null => {
  const unsaved = memory.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores a text; where that fails it is remembered until the page is closed. Never throws. */
export const store = (key: Key, value: string) => {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Written in another tab.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};

/** The stored text, kept up to date; undefined until the page is alive in the browser. */
export const useStored = (key: Key): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readStored(key),
    () => undefined,
  );
