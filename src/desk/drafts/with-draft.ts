import { isPicture } from "../../typed-content/files/content";
import { withEdit, type Edits } from "../core/edits";
import { schemaOf } from "../core/model";
import { isSame } from "../core/json";
import { heldIn, merge, type Authors } from "../merge/merge";
import { rebase } from "../merge/rebase";
import { asOneStep, type Work } from "../core/work";

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
