import { isRecord } from "../../base/is-record";
import type { Collection } from "../../typed-content/collection";
import { collectionOf } from "../core/model";
import { isEmpty, isSame } from "../core/json";
import { withNewEntry } from "./names";
import { change, dataOf, type Work } from "../core/work";

export const fileToBegin = (work: Work, collection: Collection) =>
  withNewEntry(work, collection, {}, 0).file;

/** Undefined if the entry is there, or none begins at this file. */
export const beginningAt = (work: Work, file: string): Work | undefined => {
  const collection = collectionOf(file);
  if (collection?.set !== "open" || work.edits.has(file) || dataOf(work, file)) return undefined;
  const begun = withNewEntry(work, collection, {}, 0);
  return begun.file === file ? begun.work : undefined;
};

/** For a new entry in which nothing is written any more. `now`: in milliseconds. */
export const withoutUntouched = (work: Work, file: string, now: number): Work => {
  const edit = work.edits.get(file);
  if (!edit || edit.base !== undefined || !isRecord(edit.data)) return work;
  const without = change(work, file, [], undefined, now);
  const begun = beginningAt(without, file);
  const first = begun && dataOf(begun, file);
  const isUntouched =
    isRecord(first) &&
    Object.entries(edit.data).every(([key, value]) => isSame(value, first[key]) || isEmpty(value));
  return isUntouched ? without : work;
};
