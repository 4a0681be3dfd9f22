import type { Path } from "../../model/schema";
import { rebase, withEdit, type Edit, type Edits, type Rebased } from "./edits";
import { isSame } from "./json";
import type { Conflict } from "./merge";
import { withValue } from "./paths";
import { storedIn, type Snapshot } from "./snapshot";

/** A state to which one may go back, and what led away from it. */
type Step = { edits: Edits; field: string; at: number };

/** What somebody is doing: the content, what they have made of it, and what they may undo. */
export type Work = {
  snapshot: Snapshot;
  edits: Edits;
  /** Fields that others have changed, too, and nobody has decided on. */
  conflicts: Rebased["conflicts"];
  past: readonly Step[];
  future: readonly Step[];
};

/** Milliseconds within which changes of one field are one step. */
const PAUSE = 1500;

/** Steps that may be undone. */
const STEPS = 200;

/**
 * Returns the work of somebody who begins, or goes on with what they have left.
 * @param open what they have still to decide
 */
export const begin = (
  snapshot: Snapshot,
  left: Edits = new Map(),
  open: Rebased["conflicts"] = new Map(),
): Work => {
  const { edits, conflicts } = rebase(left, snapshot);
  const all = withoutDecided(new Map([...open, ...conflicts]), edits);
  return { snapshot, edits, conflicts: all, past: [], future: [] };
};

/** Returns what a file would hold. */
export const dataOf = ({ snapshot, edits }: Work, file: string) =>
  edits.has(file) ? edits.get(file)?.data : storedIn(snapshot, file);

/**
 * Returns the work with a field changed. What is typed without a pause is one step.
 * @param path an empty one is the whole file; undefined as its value deletes it
 * @param now in milliseconds
 */
export const change = (work: Work, file: string, path: Path, value: unknown, now: number): Work => {
  const data = withValue(dataOf(work, file), path, value);
  if (isSame(data, dataOf(work, file))) return work;
  const field = JSON.stringify([file, ...path]);
  const last = work.past.at(-1);
  const isSameStep =
    last?.field === field && now - last.at < PAUSE && work.future.length === 0 && path.length > 0;
  const step = { edits: isSameStep ? last.edits : work.edits, field, at: now };
  return {
    ...work,
    edits: withEdit(work.edits, work.snapshot, file, data),
    past: [...(isSameStep ? work.past.slice(0, -1) : work.past), step].slice(-STEPS),
    future: [],
  };
};

/**
 * Returns the work with several changes as one step.
 * @param now in milliseconds
 */
export const asOneStep = (before: Work, after: Work, now: number): Work => {
  if (after.edits === before.edits) return before;
  const step = { edits: before.edits, field: "several", at: now };
  return { ...after, past: [...before.past, step].slice(-STEPS), future: [] };
};

/** Returns the work before its last step. */
export const undo = (work: Work): Work => {
  const step = work.past.at(-1);
  if (!step) return work;
  const future = [...work.future, { ...step, edits: work.edits }];
  return { ...work, edits: step.edits, past: work.past.slice(0, -1), future };
};

/** Returns the work with the step that was undone last. */
export const redo = (work: Work): Work => {
  const step = work.future.at(-1);
  if (!step) return work;
  const past = [...work.past, { ...step, edits: work.edits }];
  return { ...work, edits: step.edits, past, future: work.future.slice(0, -1) };
};

/** Returns the work over a newer snapshot, also that to which one may go back. */
export const moveTo = (work: Work, snapshot: Snapshot): Work => {
  const moved = (step: Step) => ({ ...step, edits: rebase(step.edits, snapshot).edits });
  const { edits, conflicts } = rebase(work.edits, snapshot);
  return {
    snapshot,
    edits,
    conflicts: withoutDecided(new Map([...work.conflicts, ...conflicts]), edits),
    past: work.past.map(moved),
    future: work.future.map(moved),
  };
};

/** What has been undone needs no decision. */
const withoutDecided = (conflicts: Rebased["conflicts"], edits: Edits): Rebased["conflicts"] =>
  new Map(Array.from(conflicts).filter(([file]) => edits.has(file)));

/**
 * Returns the work once some edits are public: what has been written since they were sent is left.
 * @param sent the edits as they were when the publication began
 */
export const published = (work: Work, sent: Edits, snapshot: Snapshot): Work => {
  const files = new Set([...sent.keys(), ...work.edits.keys()]);
  const since = Array.from(files, (file) => {
    const [before, now] = [sent.get(file), work.edits.get(file)];
    // Whoever has undone it meanwhile wants to have it as it was.
    return [file, { base: before ? before.data : now?.base, data: now ? now.data : before?.base }];
  });
  return begin(snapshot, new Map(since as [string, Edit][]));
};

/** Where a field is once a decision has taken an item out of the list around it, or moved its items. */
const pathAfter = (path: Path, conflict: Conflict, whose: "mine" | "theirs"): Path => {
  const { mine, [whose]: decided } = conflict;
  const isItem = typeof conflict.path.at(-1) === "number";
  const list = isItem ? conflict.path.slice(0, -1) : conflict.path;
  const place = path[list.length];
  if (typeof place !== "number" || !isSame(path.slice(0, list.length), list)) return path;
  const at = (now: number) => [...list, now, ...path.slice(list.length + 1)];
  if (isItem) return decided === undefined && place > Number(conflict.path.at(-1)) ? at(place - 1) : path;
  return Array.isArray(mine) && Array.isArray(decided) ? at(decided.indexOf(mine[place])) : path;
};

/** Returns the work with a decision: which of two values stands. */
export const decide = (
  work: Work,
  file: string,
  conflict: Conflict,
  whose: "mine" | "theirs",
  now: number,
): Work => {
  const left = (work.conflicts.get(file) ?? [])
    .filter((other) => other !== conflict)
    .map((other) => ({ ...other, path: pathAfter(other.path, conflict, whose) }));
  const conflicts = new Map(work.conflicts);
  if (left.length > 0) conflicts.set(file, left);
  else conflicts.delete(file);
  const decided = { ...work, conflicts };
  // What is mine is there already, maybe as I have written it since.
  if (whose === "mine" && conflict.mine !== undefined) return decided;
  return asOneStep(decided, change(decided, file, conflict.path, conflict[whose], now), now);
};
