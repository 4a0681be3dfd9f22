import { readStored, storageKeys, store, toConsent, type Consent } from "../storage/storage";

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

/** The element exists when the script in the head runs. */
const mark = (name: string, is: boolean) =>
  document.documentElement.toggleAttribute(`data-cookie${name}`, is);

const showBanner = (isShown: boolean) => mark("-banner", isShown);

/** Shows the cookie banner, which is in the HTML of every page, if the visitor has to choose. */
export const askIfDue = () => {
  showBanner(isAskedNow());
  // Until the app runs, the booking page shows by it that it loads no calendar.
  mark("s-rejected", readStored(storageKeys.consent) === "rejected");
};

export const watchBanner = () => {
  let asker: HTMLElement | undefined;
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-cookies]");
    const choice = toConsent(button?.dataset.cookies);
    if (!button) return;
    showBanner(!choice);
    if (choice) {
      storeChoice(choice);
      asker?.focus();
    } else {
      asker = button;
      document.querySelector<HTMLElement>("[data-banner]")?.focus();
    }
  });
  addEventListener("storage", askIfDue);
};
