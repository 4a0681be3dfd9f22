import { storageKeys, store, useStored } from "../storage/storage";
import { createStore } from "../store";

export type Consent = "accepted" | "rejected";

/** Whether the visitor has asked for the banner again. */
const reopened = createStore<boolean>();

/** The visitor's choice about cookies; null while unset, undefined until the page is alive. */
export const useConsent = (): Consent | null | undefined => {
  const stored = useStored(storageKeys.consent);
  return stored === undefined || stored === "accepted" || stored === "rejected" ? stored : null;
};

/** Whether the banner is asked for, though a choice has been made. */
export const useReopened = () => reopened.use() ?? false;

export const reopenBanner = () => reopened.set(true);

export const choose = (choice: Consent) => {
  store(storageKeys.consent, choice);
  reopened.set(false);
};
