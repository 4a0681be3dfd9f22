import { defaultLanguage, languageCodes } from "../../base/languages";
import { isMarks, isPicture } from "../../typed-content/files/content";
import type { Edit, Edits, NewPicture } from "../core/edits";
import { fieldPath } from "../core/identity";
import { isSame } from "../core/json";
import { schemaOf } from "../core/model";
import { valueAt } from "../core/paths";
import { isUnreadable, storedIn } from "../core/snapshot";
import { asOneStep, begin, change, dataOf, type Work } from "../core/work";
import { merge, type Conflict, type HeldConflict } from "../merge/merge";
import { changesOf } from "../told/changes";
import { addressInLanguage, languageOfText, markedOlder } from "../translations/translations";
import { isShown, withoutIdleMarks } from "./take-back";

/** `kept` and `contested` can be taken back, also in part; `taken-back` is, by the edits; of `gone` nothing is left. */
export type SaveState = "kept" | "contested" | "taken-back" | "gone";

type Taken = { work: Work; conflicts: ReadonlyMap<string, Conflict[]> };

/** Marks translations that were changed since a save whose original text comes back: they translate a later one. */
const withMarks = (before: Work, after: Work, saved: Edits): Work => {
  let marked = after;
  for (const file of saved.keys()) {
    const edit = { base: dataOf(before, file), data: dataOf(after, file) };
    for (const { kind, path } of changesOf(file, edit)) {
      if (kind !== "value" || languageOfText({ file, path }) !== defaultLanguage) continue;
      for (const language of languageCodes) {
        const there = addressInLanguage({ file, path }, language);
        const then = valueAt(saved.get(there.file)?.base, there.path);
        const now = valueAt(dataOf(after, there.file), there.path);
        const isLater = language !== defaultLanguage && then !== undefined && then !== now;
        if (isLater) marked = markedOlder(marked, there);
      }
    }
  }
  return marked;
};

/** Undone field by field, onto what is there now. */
const withoutTexts = (work: Work, saved: Edits, now: number): Taken => {
  const conflicts = new Map<string, Conflict[]>();
  let next = work;
  for (const [file, { base, data }] of saved) {
    if (isPicture(file) || isUnreadable(work.snapshot, file)) continue;
    const sides = { base: data, mine: base, theirs: dataOf(work, file) };
    const merged = merge(schemaOf(file), sides, "one person");
    const changed = change(next, file, [], merged.value, now);
    // Without an edit nothing is asked, and what has just been written would be lost.
    if (merged.conflicts.length === 0 || changed.edits.has(file)) next = changed;
    // Nobody has written them.
    if (merged.conflicts.length > 0 && !isMarks(file)) conflicts.set(file, merged.conflicts);
  }
  return { work: next, conflicts };
};

/** Pictures of a save that are missing again, and those that nothing shows any more. */
const picturesOf = (work: Work, saved: Edits) => {
  const pictures = [...saved].filter(([file]) => isPicture(file));
  const isThere = (file: string) => dataOf(work, file) !== undefined;
  const filesOf = (isWanted: (file: string, edit: Edit) => boolean) =>
    pictures.flatMap(([file, edit]) => (isWanted(file, edit) ? file : []));
  return {
    missing: filesOf((file, { data }) => data === undefined && !isThere(file)),
    idle: filesOf((file, { base }) => base === undefined && isThere(file) && !isShown(work, file)),
  };
};

/**
 * One step, an ordinary edit. A field that was changed again since is in conflict with its value before the save.
 * @param pictures what can be put back, by file
 * @param now in milliseconds
 */
export const withoutSave = (
  work: Work,
  saved: Edits,
  pictures: ReadonlyMap<string, NewPicture>,
  now: number,
): Work => {
  const taken = withoutTexts(work, saved, now);
  const { missing, idle } = picturesOf(taken.work, saved);
  let next = taken.work;
  for (const file of missing) {
    const picture = storedIn(work.snapshot, file) ?? pictures.get(file);
    next = change(next, file, [], picture, now);
  }
  for (const file of idle) next = change(next, file, [], undefined, now);
  const conflicts = new Map(work.conflicts);
  for (const [file, own] of taken.conflicts) {
    const data = dataOf(taken.work, file);
    const asked = own.map((each): HeldConflict => ({
      ...each,
      path: fieldPath(data, each.path),
      isTakenBack: true,
    }));
    const isAsked = ({ path }: HeldConflict) => asked.some((other) => isSame(other.path, path));
    const others = (conflicts.get(file) ?? []).filter((each) => !isAsked(each));
    conflicts.set(file, [...others, ...asked]);
  }
  const marked = withMarks(work, withoutIdleMarks(next), saved);
  return { ...asOneStep(work, marked, now), conflicts };
};

/**
 * For a save that was taken back, in one step. What was changed again since is the later value.
 * @param now in milliseconds
 */
export const withSaveAgain = (work: Work, saved: Edits, now: number): Work => {
  const { edits } = withoutSave(begin(work.snapshot), saved, new Map(), now);
  const pictures = [...saved].filter(([file]) => isPicture(file));
  const turned = pictures.map(
    ([file, { base, data }]) => [file, { base: data, data: base }] as const,
  );
  return withoutSave(work, new Map([...edits, ...turned]), new Map(), now);
};

/** With the fields of a save that were changed again since. */
export const saveState = (
  work: Work,
  saved: Edits,
): { state: SaveState; conflicts: Taken["conflicts"] } => {
  // What follows from other changes tells nothing.
  const others = new Map([...saved].filter(([file]) => !isMarks(file)));
  const told = others.size > 0 ? others : saved;
  const hasEffect = (from: Work) => {
    const { work: next, conflicts } = withoutTexts(from, told, 0);
    const { missing, idle } = picturesOf(next, told);
    return { is: next !== from || missing.length + idle.length > 0, conflicts };
  };
  const { is, conflicts } = hasEffect(work);
  if (conflicts.size > 0) return { state: "contested", conflicts };
  if (is) return { state: "kept", conflicts };
  const isStored = work.edits.size > 0 && hasEffect({ ...work, edits: new Map() }).is;
  return { state: isStored ? "taken-back" : "gone", conflicts };
};
