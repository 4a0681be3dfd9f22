import { storageKeys } from "./keys";
import { readStored, store } from "./storage";

/** The choice about cookies. The script in the head uses this file, too, so it does not import React. */
export type Consent = "accepted" | "rejected";

/** Null if it is no choice. */
export const toConsent = (text: string | null | undefined): Consent | null =>
  text === "accepted" || text === "rejected" ? text : null;

/** Two years in milliseconds. */
const EXPIRY = 730 * 86_400_000;

/**
 * Whether to ask the visitor about cookies: if they have not chosen yet, or if they chose two years
 * ago, after which Spain's data protection agency recommends asking again ("Guía sobre el uso de las
 * cookies"). A choice without a valid date does not expire.
 * @param choice the stored value, which may be anything
 * @param date the stored ISO timestamp of the choice
 */
export const isAsked = (choice: string | null, date: string | null, now: Date) =>
  // Of no date, `Date.parse` makes no number, either.
  !toConsent(choice) || now.getTime() - Date.parse(date as string) >= EXPIRY;

export const isAskedNow = () =>
  isAsked(readStored(storageKeys.consent), readStored(storageKeys.consentDate), new Date());

export const storeChoice = (choice: Consent) => {
  store(storageKeys.consent, choice);
  store(storageKeys.consentDate, new Date().toISOString());
};
