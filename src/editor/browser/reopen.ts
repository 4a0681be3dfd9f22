import { notePlace } from "./form-place";
import { openAddress } from "./navigate";

/** Milliseconds between two looks, and until we give up. */
const INTERVAL = 50;
const LIMIT = 10_000;

/**
 * Opens the entry again once it is saved, at the field in which somebody has written last. Decap compares
 * a form with what it has loaded, not with what it has saved: whoever put an old value back would be told
 * that it is saved, which it is not.
 */
export const reopenWhenSaved = () => {
  const entry = location.hash;
  // Of a new entry Decap leads to the address that it has from now on; this one would be empty.
  if (!entry.includes("/entries/")) return;
  const deadline = Date.now() + LIMIT;
  const timer = setInterval(() => {
    const hasLeft = location.hash !== entry;
    if (hasLeft || Date.now() > deadline) return clearInterval(timer);
    if (wouldLoseWords()) return;
    clearInterval(timer);
    const comeBack = notePlace();
    void openAddress(entry);
    comeBack();
  }, INTERVAL);
};

/** Asks the CMS what it would say if the page were closed now. */
const wouldLoseWords = () => {
  const question = document.createEvent("BeforeUnloadEvent");
  question.initEvent("beforeunload", false, true);
  window.dispatchEvent(question);
  return question.returnValue !== "";
};
