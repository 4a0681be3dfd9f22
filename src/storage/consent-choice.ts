import { storageKeys } from "./keys";
import { readStored, store } from "./storage";

/** Shared by the app and the script in the head, so this file imports no React. */
export type Consent = "accepted" | "rejected";

/** Parses a stored choice; null if it is not one. */
export const toConsent = (text: string | null | undefined): Consent | null =>
  text === "accepted" || text === "rejected" ? text : null;

/**
 * Whether the visitor is asked about cookies: they have not chosen yet, or 24 months ago or earlier,
 * after which Spain's data protection agency advises to ask again ("Guía sobre el uso de las
 * cookies"). A choice without a date, or with an unreadable one, holds.
 * @param choice the stored value, which may be anything
 * @param date the stored ISO timestamp of the choice
 */
export const isAsked = (choice: string | null, date: string | null, now: Date) => {
  if (!toConsent(choice)) return true;
  // `new Date(null)` would be 1970.
  const end = new Date(date === null ? NaN : date);
  end.setMonth(end.getMonth() + 24);
  return now >= end;
};

/** `isAsked` for what is stored now. */
export const isAskedNow = () =>
  isAsked(readStored(storageKeys.consent), readStored(storageKeys.consentDate), new Date());

/** Stores a choice and its date, and tells the app, which has a copy of this code. */
export const storeChoice = (choice: Consent) => {
  store(storageKeys.consent, choice);
  store(storageKeys.consentDate, new Date().toISOString());
  dispatchEvent(new Event("storage"));
};
