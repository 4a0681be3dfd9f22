import { additionNames, withAdditionNames } from "../core/added-names";
import { asOneStep, dataOf, rebase, type Work } from "../core/work";
import type { DeskStore } from "./desk-state";
import type { EditsInBrowser, LeftByOther } from "./kept-edits";
import { isPicture } from "@brisa/typed-content/files";
import { withEdit, type Edits } from "../core/edits";
import { schemaOf } from "../core/model";
import { heldIn, merge, type Authors } from "../core/merge";
import { isSame } from "../core/json";

/**
 * One step; the same work if it has the edits. Local edits win, being newer; with those of another person they
 * conflict.
 * @param draft the edits, on the content of that time
 * @param now in milliseconds
 */
export const withDraft = (
  work: Work,
  draft: Edits,
  now: number,
  authors: Authors = "one person",
): Work => {
  const rebased = rebase(draft, work.snapshot);
  const conflicts = new Map(work.conflicts);
  let { edits } = work;
  for (const [file, { base, data: theirs }] of rebased.edits) {
    const here = work.edits.get(file);
    if (here && isPicture(file)) continue;
    const mine = here ? here.data : base;
    const merged = merge(schemaOf(file), { base, mine, theirs }, authors);
    const isContested = authors === "two people" && merged.conflicts.length > 0;
    if (isSame(merged.value, mine) && !isContested) continue;
    edits = withEdit(edits, work.snapshot, file, merged.value);
    const open = here ? isContested && heldIn(merged) : rebased.conflicts.get(file);
    if (open) conflicts.set(file, open);
  }
  return asOneStep(work, { ...work, edits, conflicts }, now);
};

/** What both people have added is added twice, under two names. */
const withLeft = (work: Work, { edits }: LeftByOther, now: number) => {
  const files = [...work.snapshot.files, ...work.edits.keys()];
  const names = additionNames([edits], { files, dataOf: (file) => dataOf(work, file) });
  return withDraft(work, withAdditionNames(edits, names), now, "two people");
};

/** What other people have left can be continued, or left to them. */
export const openLeft = (
  kept: EditsInBrowser,
  { state, set }: DeskStore,
  write: (change: (work: Work) => Work) => void,
) => {
  const leave = (one: LeftByOther) =>
    set({ leftByOthers: state().leftByOthers.filter((other) => other !== one) });
  return {
    /** What is published already is left out. A browser that stores nothing has nothing. */
    look: async () => {
      const all = await kept.leftByOthers().catch(() => []);
      const { work } = state();
      set({ leftByOthers: all.filter((one) => withLeft(work, one, 0) !== work) });
    },
    goOn: (one: LeftByOther) => {
      const before = state().work;
      write((now) => withLeft(now, one, Date.now()));
      if (state().work === before) return;
      leave(one);
      // If it cannot be deleted, it is asked about again.
      kept.forget(one.by).catch(() => undefined);
    },
    leave,
  };
};
