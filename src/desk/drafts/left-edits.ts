import { additionNames, withAdditionNames } from "../merge/additions";
import { withDraft } from "../drafts/with-draft";
import { dataOf, type Work } from "./work";
import type { EditsInBrowser, LeftByOther } from "./kept-edits";

type Desk = {
  work: () => Work;
  write: (change: (work: Work) => Work) => void;
  left: () => readonly LeftByOther[];
  set: (left: readonly LeftByOther[]) => void;
};

/** What both people have added is added twice, under two names. */
const withLeft = (work: Work, { edits }: LeftByOther, now: number) => {
  const files = [...work.snapshot.files, ...work.edits.keys()];
  const names = additionNames([edits], { files, dataOf: (file) => dataOf(work, file) });
  return withDraft(work, withAdditionNames(edits, names), now, "two people");
};

/** What other people have left can be continued, or left to them. */
export const openLeft = (kept: EditsInBrowser, { work, write, left, set }: Desk) => {
  const leave = (one: LeftByOther) => set(left().filter((other) => other !== one));
  return {
    /** What is published already is left out. A browser that stores nothing has nothing. */
    look: async () => {
      const all = await kept.leftByOthers().catch(() => []);
      set(all.filter((one) => withLeft(work(), one, 0) !== work()));
    },
    goOn: (one: LeftByOther) => {
      const before = work();
      write((now) => withLeft(now, one, Date.now()));
      if (work() === before) return;
      leave(one);
      // If it cannot be deleted, it is asked about again.
      kept.forget(one.by).catch(() => undefined);
    },
    leave,
  };
};
