import { isPicture } from "../../content-files/content";
import { rebase, schemaOf, withEdit, type Edits } from "./edits";
import { isSame } from "./json";
import { merge } from "./merge";
import { asOneStep, type Work } from "./work";

/**
 * Returns the work with the edits of a draft, in one step; the same work if it has them already. Local edits
 * win: they are newer.
 * @param draft the edits, on the content of that time
 * @param now in milliseconds
 */
export const withDraft = (work: Work, draft: Edits, now: number): Work => {
  const rebased = rebase(draft, work.snapshot);
  const conflicts = new Map(work.conflicts);
  let { edits } = work;
  for (const [file, { base, data: theirs }] of rebased.edits) {
    const here = work.edits.get(file);
    if (here && isPicture(file)) continue;
    const mine = here ? here.data : base;
    const { value } = merge(schemaOf(file), { base, mine, theirs });
    if (isSame(value, mine)) continue;
    edits = withEdit(edits, work.snapshot, file, value);
    const open = rebased.conflicts.get(file);
    if (open && !here) conflicts.set(file, open);
  }
  return asOneStep(work, { ...work, edits, conflicts }, now);
};
