import { isRecord } from "../../base/is-record";
import { referenceLists } from "../../typed-content/reference-lists";
import { changesOf, withoutChange, type Change } from "../told/changes";
import { contentNow } from "../core/content-now";
import { collectionOf } from "../core/model";
import { asOneStep, change, dataOf, type Work } from "../core/work";

const idOf = (data: unknown) => (isRecord(data) ? data.id : undefined);

/**
 * Also removes list items of other files that refer to it, such as its price. One undo step.
 * @param now in milliseconds
 */
export const withoutEntry = (work: Work, file: string, now: number): Work => {
  const id = idOf(dataOf(work, file));
  const type = collectionOf(file)?.type;
  const { entries } = contentNow(work);
  let next = work;
  for (const list of referenceLists(entries)) {
    if (list.collection !== type) continue;
    for (const place of list.ids.flatMap((each, index) => (each === id ? index : [])).reverse())
      next = change(next, list.file, [...list.path, place], undefined, now);
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

const isOf = (taken: Change, id: unknown) =>
  taken.kind === "removed" && isRecord(taken.before) && Object.values(taken.before).includes(id);

/** Also restores the references to it. `now`: in milliseconds. */
export const withEntryBack = (work: Work, file: string, now: number): Work => {
  const base = work.edits.get(file)?.base;
  const type = collectionOf(file)?.type;
  const id = idOf(base);
  let next = change(work, file, [], base, now);
  const { entries } = contentNow(next);
  const files = referenceLists(entries).flatMap((list) =>
    list.collection === type ? list.file : [],
  );
  for (const other of new Set(files)) {
    const edit = next.edits.get(other);
    const taken = edit && changesOf(other, edit).filter((each) => isOf(each, id));
    for (const each of taken ?? []) {
      const current = next.edits.get(other);
      if (current) next = change(next, other, [], withoutChange(other, current, each), now);
    }
  }
  return asOneStep(work, next, now);
};
