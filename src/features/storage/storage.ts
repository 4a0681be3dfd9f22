import type { storageKeys } from "../../storage-keys";

/** The only file that touches the browser's storage. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** What could not be stored, for as long as the visitor stays: storage may be blocked or full. */
const memory = new Map<StorageKey, string>();
const listeners = new Set<() => void>();

/** The stored text, or null where there is none or it cannot be read. Never throws. */
export const readStored = (key: StorageKey): string | null => {
  const unsaved = memory.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Whether what is stored now will be there on the next page. Never throws. */
export const canStore = () => {
  const probe = "probe";
  try {
    localStorage.setItem(probe, "");
    localStorage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
};

/** Stores a text; where that fails it is remembered until the page is closed. Never throws. */
export const store = (key: StorageKey, value: string) => {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  listeners.forEach((listener) => listener());
};

/** Calls back when something is stored, here or in another tab; returns how to stop it. */
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};
