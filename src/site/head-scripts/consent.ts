import { isAskedNow, storeChoice, toConsent } from "../storage/consent-choice";
import { root } from "./root";

/** Shows the cookie banner, which is in the HTML of every page, if the visitor has to choose. */
export const askIfDue = () => root.toggleAttribute("data-cookie-banner", isAskedNow());

export const watchBanner = () => {
  let asker: HTMLElement | undefined;
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-cookies]");
    const choice = toConsent(button?.dataset.cookies);
    if (!button) return;
    root.toggleAttribute("data-cookie-banner", !choice);
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
