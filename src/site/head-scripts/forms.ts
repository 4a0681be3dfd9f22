import { APP_READY } from "../document/app";
import { hasOuting } from "../document/outing-address";
import { keepDraft } from "../storage/drafts";
import type { DraftKey } from "../storage/storage";
import { stop } from "./app";

/** Whether the fields of the page's enquiry are open from the start. Defined by `src/build/head-script.ts`. */
declare const HAS_OPEN_ENQUIRY: boolean;

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

/**
 * Fills in what the page's address says of an enquiry, so that a form that is sent without the app has it. As the fields'
 * defaults: the visitor has not written it, and a draft is restored beside it.
 */
const fillInEnquiry = () => {
  const fields = HAS_OPEN_ENQUIRY ? "[data-open]" : "fieldset:disabled";
  const group = document.querySelector<HTMLFieldSetElement>(fields);
  if (!group || !hasOuting(location.search)) return;
  group.disabled = false;
  const asked = new URLSearchParams(location.search);
  for (const field of group.elements as HTMLCollectionOf<HTMLInputElement>) {
    const value = asked.get(field.name) ?? "";
    field.defaultChecked = value.split(" ").includes(field.value);
    field.value ||= field.defaultValue = value;
  }
};

export const watchForms = () => {
  sendFormsOnce();
  keepDrafts();
  addEventListener("DOMContentLoaded", fillInEnquiry);
};
