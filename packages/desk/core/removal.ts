import { isRecord } from "@brisa/typed-content/helpers";
import { referenceLists } from "@brisa/typed-content";
import { differencesOf, withoutDifference } from "./differences";
import { isSame } from "./json";
import { collectionOf } from "./model";
import { asOneStep, begin, change, dataOf, type Work } from "./work";
import { contentNow } from "./edits";

const idOf = (data: unknown) => (isRecord(data) ? data.id : undefined);

const errorsIn = (work: Work, file: string) =>
  collectionOf(file)?.schema.safeParse(dataOf(work, file)).error?.issues.length ?? 0;

/**
 * Also removes list items of other files that refer to it, such as its price, and what is nothing without them, such as
 * a season of this price alone. One undo step.
 * @param now in milliseconds
 */
export const withoutEntry = (work: Work, file: string, now: number): Work => {
  const id = idOf(dataOf(work, file));
  const type = collectionOf(file)?.type;
  const { entries } = contentNow(work);
  let next = work;
  // From the end, so that what goes moves nothing that is still to be looked at.
  for (const { collection, file: of, path, ids } of referenceLists(entries).toReversed()) {
    if (collection !== type || !ids.includes(String(id))) continue;
    const holder = path.slice(0, -1);
    const errors = errorsIn(next, of);
    for (const place of ids.flatMap((each, index) => (each === id ? index : [])).reverse())
      next = change(next, of, [...path, place], undefined, now);
    if (typeof holder.at(-1) === "number" && errorsIn(next, of) > errors)
      next = change(next, of, holder, undefined, now);
  }
  return asOneStep(work, change(next, file, [], undefined, now), now);
};

/** One undo step. `now`: in milliseconds. */
export const withoutEntries = (work: Work, files: readonly string[], now: number): Work =>
  asOneStep(
    work,
    files.reduce((left, file) => withoutEntry(left, file, now), work),
    now,
  );

/** An item that refers to the entry, or holds nothing else that does. */
export const isOf = (item: unknown, id: unknown): boolean =>
  isRecord(item) &&
  Object.values(item).some(
    (value) =>
      value === id ||
      (Array.isArray(value) && value.length > 0 && value.every((each) => isOf(each, id))),
  );

/** Also restores the references to it. `now`: in milliseconds. */
export const withEntryBack = (work: Work, file: string, now: number): Work => {
  const base = work.edits.get(file)?.base;
  const id = idOf(base);
  let next = change(work, file, [], base, now);
  const { edits } = withoutEntry(begin(work.snapshot), file, now);
  for (const [other, gone] of edits) {
    if (other === file) continue;
    const takenNow = () => {
      const edit = next.edits.get(other);
      const all = edit ? differencesOf(other, edit) : [];
      return all.filter((each) => each.kind === "removed" && isOf(each.before, id));
    };
    // Nothing else has changed there since.
    if (isSame(dataOf(next, other), gone.data)) next = change(next, other, [], gone.base, now);
    // What comes back moves what is still to come back.
    for (let left = takenNow().length; left > 0; left -= 1) {
      const [edit, [taken]] = [next.edits.get(other), takenNow()];
      if (edit && taken) next = change(next, other, [], withoutDifference(other, edit, taken), now);
    }
  }
  return asOneStep(work, next, now);
};
