import { storageKeys } from "../../storage/keys";
import { useStored } from "../use-stored";
import { toConsent, type Consent } from "../../storage/consent-choice";

/**
 * The visitor's choice about cookies; null while unset, undefined until hydration. It holds until
 * they make another, even while they are asked again.
 */
export const useConsent = (): Consent | null | undefined => {
  const stored = useStored(storageKeys.consent);
  return stored === undefined ? undefined : toConsent(stored);
};
