import { storageKeys } from "../../storage-keys";
import { store, useStored } from "../storage/storage";
import { createStore } from "../store";
import { isAsked } from "./is-asked";

export type Consent = "accepted" | "rejected";

/** Whether the visitor has asked for the banner again. */
const reopened = createStore<boolean>();

/**
 * The visitor's choice about cookies; null while unset, undefined until the page is alive. It holds
 * until they make another, even while they are asked again.
 */
export const useConsent = (): Consent | null | undefined => {
  const stored = useStored(storageKeys.consent);
  return stored === undefined || stored === "accepted" || stored === "rejected" ? stored : null;
};

/** Whether the visitor has to choose, for the first time or again; false until the page is alive. */
export const useIsAsked = () => {
  const choice = useStored(storageKeys.consent);
  const date = useStored(storageKeys.consentDate);
  return choice !== undefined && date !== undefined && isAsked(choice, date, new Date());
};

/** Whether the banner is asked for, though a choice has been made. */
export const useReopened = () => reopened.use() ?? false;

export const reopenBanner = () => reopened.set(true);

export const choose = (choice: Consent) => {
  store(storageKeys.consent, choice);
  store(storageKeys.consentDate, new Date().toISOString());
  reopened.set(false);
};
