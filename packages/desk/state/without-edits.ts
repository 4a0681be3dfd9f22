import { withoutIdleMarks } from "../core/unread";
import { defaultLanguage, languageCodes } from "@brisa/typed-content/languages";
import { isMarks, isPicture, pictureUses } from "@brisa/typed-content/files";
import {
  type Edit,
  type Edits,
  type NewPicture,
  contentNow,
  isUnreadable,
  storedIn,
} from "../core/edits";
import { fieldPath } from "../core/identity";
import { schemaOf } from "../core/model";
import { valueAt } from "../core/paths";
import { isSame } from "../core/json";
import { asOneStep, begin, change, dataOf, type Work } from "../core/work";
import { merge, type Conflict, type HeldConflict } from "../core/merge";
import type { Change } from "../core/changes";
import { differencesOf, withoutDifference } from "../core/differences";
import { addressInLanguage, languageOfText, markedOlder } from "../core/translations";

/** Some changes of published edits alone, with the pictures that were deleted with them. */
export const onlyChanges = (edits: Edits, chosen: readonly Change[]): Edits => {
  const only = new Map<string, Edit>();
  // The last ones are taken back first: others keep their places in lists.
  for (const { file, differences } of chosen.toReversed()) {
    const { base, data } = edits.get(file) ?? {};
    let before = only.has(file) ? only.get(file)?.base : data;
    for (const difference of differences.toReversed())
      before = withoutDifference(file, { base, data: before }, difference);
    only.set(file, { base: before, data });
  }
  const back = JSON.stringify([...only.values()].map(({ base }) => base));
  for (const [file, edit] of edits)
    if (isPicture(file) && (edit.data !== undefined || back.includes(`"/${file}"`)))
      only.set(file, edit);
  return only;
};

const isShown = (work: Work, picture: string) =>
  pictureUses(contentNow(work).entries).some((use) => use.picture === picture);

const NO_PICTURES = new Map<string, NewPicture>();

type Taken = { work: Work; conflicts: ReadonlyMap<string, Conflict[]> };

/** Marks translations that were changed since, where an earlier original comes back: they translate a later one. */
const withMarks = (before: Work, after: Work, made: Edits): Work => {
  let marked = after;
  for (const file of made.keys()) {
    const edit = { base: dataOf(before, file), data: dataOf(after, file) };
    for (const { kind, path } of differencesOf(file, edit)) {
      if (kind !== "value" || languageOfText({ file, path }) !== defaultLanguage()) continue;
      for (const language of languageCodes()) {
        const there = addressInLanguage({ file, path }, language);
        const then = valueAt(made.get(there.file)?.base, there.path);
        const now = valueAt(dataOf(after, there.file), there.path);
        const isLater = language !== defaultLanguage() && then !== undefined && then !== now;
        if (isLater) marked = markedOlder(marked, there);
      }
    }
  }
  return marked;
};

/** Undone field by field, onto what is there now. */
const withoutTexts = (work: Work, made: Edits, now: number): Taken => {
  const conflicts = new Map<string, Conflict[]>();
  let next = work;
  for (const [file, { base, data }] of made) {
    const isUnknown = isUnreadable(work.snapshot, file) && !work.edits.has(file);
    if (isPicture(file) || isUnknown) continue;
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

/** Pictures that are missing again, and those that nothing shows any more. */
const picturesOf = (work: Work, made: Edits) => {
  const pictures = [...made].filter(([file]) => isPicture(file));
  const isThere = (file: string) => dataOf(work, file) !== undefined;
  const filesOf = (isWanted: (file: string, edit: Edit) => boolean) =>
    pictures.flatMap(([file, edit]) => (isWanted(file, edit) ? file : []));
  return {
    missing: filesOf((file, { data }) => data === undefined && !isThere(file)),
    idle: filesOf((file, { base }) => base === undefined && isThere(file) && !isShown(work, file)),
  };
};

/**
 * Published edits are taken back, onto what is there now: one step, an ordinary edit. A field that was changed again
 * since is in conflict with its value before.
 * @param pictures what can be put back, by file
 * @param now in milliseconds
 * @param whole all that was published with them
 */
export const withoutEdits = (
  work: Work,
  made: Edits,
  pictures: ReadonlyMap<string, NewPicture>,
  now: number,
  whole = made,
): Work => {
  const taken = withoutTexts(work, made, now);
  const { missing, idle } = picturesOf(taken.work, made);
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
  const marked = withMarks(work, withoutIdleMarks(next), whole);
  return { ...asOneStep(work, marked, now), conflicts };
};

/** An unpublished change, in one step, with the pictures that it alone uses. `now`: in milliseconds. */
export const withoutChange = (work: Work, change: Change, now: number): Work =>
  withoutEdits(work, onlyChanges(work.edits, [change]), NO_PICTURES, now, work.edits);

/** What takes a publication back, and nothing else, with the pictures that come back with it among the work's edits. */
export const undoOf = ({ snapshot, edits }: Work, made: Edits): Edits => {
  const pictures = [...edits].flatMap(([file, { data }]) =>
    isPicture(file) && made.has(file) && data !== undefined ? [[file, data as NewPicture]] : [],
  ) as [string, NewPicture][];
  return withoutEdits(begin(snapshot), made, new Map(pictures), Date.now()).edits;
};

/** `there`: can be taken back, also in part. `taken-back`: is, by the edits. Of `gone` nothing is left. */
export const stateOf = (work: Work, made: Edits): "there" | "taken-back" | "gone" => {
  // What follows from other changes tells nothing.
  const others = new Map([...made].filter(([file]) => !isMarks(file)));
  const told = others.size > 0 ? others : made;
  const isThere = (from: Work) => {
    const { work: next, conflicts } = withoutTexts(from, told, 0);
    const { missing, idle } = picturesOf(next, told);
    return conflicts.size > 0 || next !== from || missing.length + idle.length > 0;
  };
  if (isThere(work)) return "there";
  return work.edits.size > 0 && isThere({ ...work, edits: new Map() }) ? "taken-back" : "gone";
};
