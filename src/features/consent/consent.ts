import { storageKeys } from "../../storage-keys";
import { useStored } from "../storage/use-stored";
import { createStore } from "../store";
import { isAsked, storeChoice, toConsent, type Consent } from "./choice";

/** Whether the visitor has asked for the banner again. */
const reopened = createStore<boolean>();

/**
 * The visitor's choice about cookies; null while unset, undefined until hydration. It holds until
 * they make another, even while they are asked again.
 */
export const useConsent = (): Consent | null | undefined => {
  const stored = useStored(storageKeys.consent);
  return stored === undefined ? undefined : toConsent(stored);
};

/** Whether the visitor has to choose, for the first time or again; undefined until hydration. */
export const useIsAsked = () => {
  const choice = useStored(storageKeys.consent);
  const date = useStored(storageKeys.consentDate);
  if (choice === undefined || date === undefined) return undefined;
  return isAsked(choice, date, new Date());
};

/** Whether the banner is asked for, though a choice has been made. */
export const useReopened = () => reopened.use() ?? false;

export const reopenBanner = () => reopened.set(true);

export const choose = (choice: Consent) => {
  storeChoice(choice);
  reopened.set(false);
};
