import { listen } from "@brisa/typed-content/helpers";

/**
 * Keys of the browser's storage: drafts and the outing in sessionStorage, the rest in localStorage. Their purposes are in
 * `src/site/providers/disclosure.ts`.
 */
export const storageKeys = {
  language: "language",
  consent: "cookieConsent",
  consentDate: "cookieConsentDate",
  reviews: "customerReviews",
  outing: "outing",
  contactDraft: "draft-contact",
  reviewDraft: "draft-review",
} as const;

/** The key of a value that is stored and removed at once, to test whether storage works. */
export const PROBE = "probe";

/** The choice about cookies. */
export type Consent = "accepted" | "rejected";

/** Null if it is no choice. */
export const toConsent = (text: string | null | undefined): Consent | null =>
  text === "accepted" || text === "rejected" ? text : null;

/** A key of the browser's storage, which only this file accesses. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

export type DraftKey = Extract<StorageKey, `draft-${string}`>;

/** Drafts and what is chosen are kept only while their tab is open. */
const storageOf = (key: string) => (/^(draft|outing)/.test(key) ? sessionStorage : localStorage);

/**
 * Values that storage does not keep, because it is blocked or full. Global, since the script in the head and the
 * app each have a copy of this code.
 */
const shared = globalThis as { unstored?: Map<StorageKey, string> };
const memory = (shared.unstored ??= new Map());

/** Dispatched on the window when a value of this tab changes. The browser's own `storage` event tells of other tabs. */
const STORED = "stored" as "storage";

/** Null if there is none or it cannot be read. Never throws. */
export const readKept = (key: StorageKey): string | null => {
  try {
    return storageOf(key).getItem(key);
  } catch {
    return null;
  }
};

/** Or what could not be stored on this page. */
export const readStored = (key: StorageKey) => memory.get(key) ?? readKept(key);

/** Stores a text, or removes it if it is empty. Returns whether it can be read again. Never throws. */
const keep = (key: string, value: string) => {
  try {
    const storage = storageOf(key);
    if (value) storage.setItem(key, value);
    else storage.removeItem(key);
    return (storage.getItem(key) ?? "") === value;
  } catch {
    return false;
  }
};

/** Whether stored values persist until the next page. Never throws. */
export const canStore = () => keep(PROBE, PROBE) && keep(PROBE, "");

/** Stores a text, or removes it if it is empty; what storage does not keep stays in memory. Never throws. */
export const store = (key: StorageKey, value: string) => {
  if (keep(key, value)) memory.delete(key);
  else memory.set(key, value);
  dispatchEvent(new Event(STORED));
};

/** Whether what was last stored under a key is there on the next page, too. */
export const isKept = (key: StorageKey) => !memory.has(key);

/**
 * Notifies a listener of changes in this tab and others, and when the page comes back from the
 * browser's cache. Returns a function that stops it.
 */
export const subscribe = (listener: () => void) =>
  listen([STORED, "storage", "pageshow"], listener);
