import type { storageKeys } from "../../storage-keys";

/** This file alone accesses the browser's storage. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Fallback for values that could not be stored: storage may be blocked or full. */
const memory = new Map<StorageKey, string>();
const listeners = new Set<() => void>();

/** Returns the stored text, or null if there is none or it cannot be read. Never throws. */
export const readStored = (key: StorageKey): string | null => {
  const unsaved = memory.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Whether stored values persist until the next page. Never throws. */
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

/** Stores a text or, if that fails, keeps it in memory. Never throws. */
export const store = (key: StorageKey, value: string) => {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  listeners.forEach((listener) => listener());
};

/** Notifies a listener of changes in this tab and others. Returns a function that stops it. */
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};
