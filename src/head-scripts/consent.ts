import { isAskedNow, showBanner, storeChoice, toConsent } from "../features/consent/choice";
import { canStore } from "../features/storage/storage";

/**
 * Shows the cookie banner before the first paint if it is due, and handles its buttons before
 * hydration and on the not-found page that has no other script. React's own handlers have the same
 * effect, so it does not matter that both run.
 */
export const startConsent = () => {
  showBanner(isAskedNow());
  document.addEventListener("click", ({ target }) => {
    const wish = (target as Element).closest<HTMLElement>("[data-cookies]")?.dataset.cookies;
    const choice = toConsent(wish);
    if (wish === "ask") showBanner(true);
    // The app keeps in memory what cannot be stored.
    if (!choice || !canStore()) return;
    storeChoice(choice);
    showBanner(false);
  });
};
