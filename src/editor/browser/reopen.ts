import { jsonSchema } from "../../model/schema";
import type { DraftEntry } from "./cms";
import { notePlace } from "./form-place";
import { collectionOf } from "./preview/open-entry";

/** Milliseconds between two looks, and until we give up. */
const INTERVAL = 50;
const LIMIT = 10_000;

/**
 * Opens the entry again once it is saved, where somebody has written in it last. Decap compares a form with what it has loaded, not with
 * what it has saved: whoever put an old value back would be told that it is saved, which it is not.
 */
export const reopenWhenSaved = ({ entry: saved }: { entry: DraftEntry }) => {
  const entry = location.hash;
  const collection = collectionOf(saved);
  const deadline = Date.now() + LIMIT;
  const timer = setInterval(() => {
    const hasLeft = location.hash !== entry;
    if (hasLeft || Date.now() > deadline) return clearInterval(timer);
    if (wouldLoseWords()) return;
    clearInterval(timer);
    const comeBack = notePlace(collection ? jsonSchema(collection) : {});
    openByList(entry, (address) => location.replace(address));
    comeBack();
  }, INTERVAL);
};

/** Opens an entry by way of its list: from one form to another, the CMS shows what neither of them holds. */
export const openByList = (entry: string, go: (address: string) => void) => {
  const [list] = entry.split("/entries/");
  go(list);
  setTimeout(() => {
    if (location.hash === list) go(entry);
  }, INTERVAL);
};

/** Asks the CMS what it would say if the page were closed now. */
const wouldLoseWords = () => {
  const question = document.createEvent("BeforeUnloadEvent");
  question.initEvent("beforeunload", false, true);
  window.dispatchEvent(question);
  return question.returnValue !== "";
};
