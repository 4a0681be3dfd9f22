import { storageKeys } from "../../storage/keys";
import { useStored } from "../use-stored";
import { toConsent, type Consent } from "../../storage/consent-choice";

/**
 * Null while unset, undefined until hydration. The choice stays valid while the banner is open again, until the visitor
 * makes another.
 */
export const useConsent = (): Consent | null | undefined => {
  const stored = useStored(storageKeys.consent);
  return stored === undefined ? undefined : toConsent(stored);
};
