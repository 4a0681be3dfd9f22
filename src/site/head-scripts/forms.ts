import { APP_READY } from "../document/app-ready";
import { keepDraft } from "../storage/drafts";
import type { DraftKey } from "../storage/storage";
import { stop } from "./stop";

/** Milliseconds for which a form that the browser sends is not sent again. */
const SENDING = 20_000;

/**
 * Lets a form be sent once. While the browser sends it, and until the page is shown again or {@link SENDING} has passed,
 * neither the browser nor the app, which may start meanwhile, sends it again.
 */
const sendFormsOnce = () => {
  let sentAt = 0;
  const onSubmit = (event: Event) => {
    if (sentAt && event.timeStamp - sentAt < SENDING) return stop(event);
    // The app prevents the browser from sending a form, once all listeners have run.
    setTimeout(() => event.defaultPrevented || (sentAt = event.timeStamp));
  };
  addEventListener("submit", onSubmit, true);
  addEventListener("pageshow", () => (sentAt = 0));
};

/** Stores drafts until the app runs and takes over. */
const keepDrafts = () => {
  let isTakenOver = false;
  document.addEventListener(APP_READY, () => (isTakenOver = true));
  const keepAll = () => {
    for (const form of document.querySelectorAll<HTMLFormElement>("form[data-app-key]")) {
      if (!isTakenOver) keepDraft(form.dataset.appKey as DraftKey, form);
    }
  };
  // A browser fills in saved values without an event.
  for (const type of ["input", "pagehide"]) addEventListener(type, keepAll);
};

/** Lets forms be sent once, and lets nothing that is written into them be lost. */
export const watchForms = () => {
  sendFormsOnce();
  keepDrafts();
};
