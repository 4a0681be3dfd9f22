import { isAskedNow, showBanner, storeChoice, toConsent } from "../features/consent/choice";
import { canStore } from "../features/storage/storage";

/**
 * Shows the cookie banner before the first paint, where it is due, and answers its buttons where
 * React is not there yet or, on a not-found page without scripts, never comes. React's own answers
 * are the same, so that nothing happens twice.
 */
export const startConsent = () => {
  showBanner(isAskedNow());
  document.addEventListener("click", ({ target }) => {
    const wish = (target as Element).closest<HTMLElement>("[data-cookies]")?.dataset.cookies;
    const choice = toConsent(wish);
    if (wish === "ask") showBanner(true);
    // What cannot be stored is left to the app, which remembers it.
    if (!choice || !canStore()) return;
    storeChoice(choice);
    showBanner(false);
  });
};
