import { PROBE, type storageKeys } from "./keys";

/** A key of the browser's storage, which only this file accesses. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

export type DraftKey = Extract<StorageKey, `draft-${string}`>;

/** Drafts are kept only while their tab is open. */
const storageOf = (key: StorageKey) => (key.startsWith("draft-") ? sessionStorage : localStorage);

/**
 * Values that could not be stored, because storage is blocked or full. Global, since the script in the head
 * and the app each have a copy of this code.
 */
const shared = globalThis as { unstored?: Map<StorageKey, string> };
const memory = (shared.unstored ??= new Map());
const listeners = new Set<() => void>();

/** Returns the stored text; null if there is none or it cannot be read. Never throws. */
export const readStored = (key: StorageKey): string | null => {
  const unsaved = memory.get(key);
  if (unsaved !== undefined) return unsaved;
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
};

/** Whether stored values persist until the next page. Never throws. */
export const canStore = () => {
  try {
    localStorage.setItem(PROBE, "");
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
};

/** Stores a text, or removes it if it is empty; keeps it in memory if that fails. Never throws. */
export const store = (key: StorageKey, value: string) => {
  try {
    if (value) storageOf(key).setItem(key, value);
    else storageOf(key).removeItem(key);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  listeners.forEach((listener) => listener());
};

/**
 * Notifies a listener of changes in this tab and others, and when the page comes back from the
 * browser's cache. Returns a function that stops it.
 */
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener("storage", listener);
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
};
