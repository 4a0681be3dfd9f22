import type { Address, Path } from "@brisa/typed-content";
import { isMarks, isPicture } from "@brisa/typed-content/files";
import { additionNames, othersIn, withAdditionNames } from "./added-names";
import { heldIn, merge, mergeWhole, type HeldConflict } from "./merge";
import {
  isSameFile,
  withEdit,
  type Edit,
  type Edits,
  contentOf,
  dataIn,
  isUnreadable,
  storedIn,
  type Snapshot,
} from "./edits";
import { fieldPath, follow, placeNow } from "./identity";
import { schemaOf } from "./model";
import { fieldKey, valueAt, withField } from "./paths";
import { isSame } from "./json";

/** For undo or redo. `field` was changed next. */
type Step = { edits: Edits; field: string; at: number };

type Renamed = { from: string; to: string };

export type Sent = {
  edits: Edits;
  /** Identifies the commit, as soon as it may have been made. */
  mark?: string;
};

export type Work = {
  snapshot: Snapshot;
  edits: Edits;
  /** Fields that somebody else has changed as well, not decided yet. */
  conflicts: Rebased["conflicts"];
  /** Being published, or sent without an answer. */
  sent?: Sent;
  past: readonly Step[];
  future: readonly Step[];
  /** Since the desk was opened, in order: whoever writes in such an entry stays there. */
  renamed: readonly Renamed[];
};

/** In milliseconds: changes of one field within it are one undo step. */
const PAUSE = 1500;

/** Most undo steps that are kept. */
const STEPS = 200;

/** @param open the undecided conflicts */
export const begin = (
  snapshot: Snapshot,
  left: Edits = new Map(),
  open: Rebased["conflicts"] = new Map(),
): Work => {
  const { edits, conflicts } = rebase(left, snapshot);
  const all = withoutDecided(new Map([...open, ...conflicts]), edits);
  return { snapshot, edits, conflicts: all, past: [], future: [], renamed: [] };
};

/** Items of lists in newer content are those of the content before. `made`: the edits that the newer content has. */
const followTo = (newer: Snapshot, before: Snapshot, made: Edits = new Map()) => {
  const stored = contentOf(before);
  for (const { file, node, data } of contentOf(newer).entries)
    follow(node, made.has(file) ? made.get(file)?.data : dataIn(stored, file), data);
};

export const dataOf = ({ snapshot, edits }: Work, file: string) =>
  edits.has(file) ? edits.get(file)?.data : storedIn(snapshot, file);

/** It stays the same while the lists around the field change. */
export const keyOfField = (work: Work, { file, path }: Address) =>
  fieldKey(file, fieldPath(dataOf(work, file), path));

/**
 * Typing without a pause is one undo step.
 * @param path empty for the whole file, which undefined deletes
 * @param now in milliseconds
 */
export const change = (work: Work, file: string, path: Path, value: unknown, now: number): Work => {
  const before = dataOf(work, file);
  const node = schemaOf(file);
  const data = withField(node, before, path, value);
  if (isSameFile(file, data, before)) return work;
  const edits = withEdit(work.edits, work.snapshot, file, data);
  if (edits === work.edits) return work;
  follow(node, before, data);
  const field = keyOfField(work, { file, path });
  const last = work.past.at(-1);
  const isSameStep =
    last?.field === field && now - last.at < PAUSE && work.future.length === 0 && path.length > 0;
  const step = { edits: isSameStep ? last.edits : work.edits, field, at: now };
  return {
    ...work,
    edits,
    past: [...(isSameStep ? work.past.slice(0, -1) : work.past), step].slice(-STEPS),
    future: [],
  };
};

/** Several changes are one undo step. `now`: in milliseconds. */
export const asOneStep = (before: Work, after: Work, now: number): Work => {
  if (after.edits === before.edits) return before;
  const step = { edits: before.edits, field: "several", at: now };
  return { ...after, past: [...before.past, step].slice(-STEPS), future: [] };
};

export const undo = (work: Work): Work => {
  const step = work.past.at(-1);
  if (!step) return work;
  const future = [...work.future, { ...step, edits: work.edits }];
  return { ...work, edits: step.edits, past: work.past.slice(0, -1), future };
};

export const redo = (work: Work): Work => {
  const step = work.future.at(-1);
  if (!step) return work;
  const past = [...work.past, { ...step, edits: work.edits }];
  return { ...work, edits: step.edits, past, future: work.future.slice(0, -1) };
};

type Rebased = { edits: Edits; conflicts: ReadonlyMap<string, HeldConflict[]> };

/**
 * A field that both changed keeps the edit, and is a conflict; edits that the newer snapshot has are dropped; what both
 * have added under one name are two things. Edits of a file that cannot be read wait until it can.
 * @param names new names of what the edits add
 */
export const rebase = (
  edits: Edits,
  newer: Snapshot,
  names = additionNames([edits], othersIn(newer)),
): Rebased => {
  const rebased = new Map<string, Edit>();
  const conflicts = new Map<string, HeldConflict[]>();
  for (const [file, { base, data }] of withAdditionNames(edits, names)) {
    if (isUnreadable(newer, file)) {
      rebased.set(file, { base, data });
      continue;
    }
    const theirs = storedIn(newer, file);
    // Who marks what others have marked is asked nothing: what is stored holds.
    const sides = isMarks(file)
      ? { base, mine: theirs, theirs: data }
      : { base, mine: data, theirs };
    const merged = isSameFile(file, theirs, data)
      ? { value: data, conflicts: [] }
      : isPicture(file)
        ? mergeWhole(sides)
        : merge(schemaOf(file), sides);
    if (merged.conflicts.length > 0 && !isMarks(file)) conflicts.set(file, heldIn(merged));
    if (!isSameFile(file, merged.value, theirs))
      rebased.set(file, { base: theirs, data: merged.value });
    // What was mine is theirs now.
    else follow(schemaOf(file), merged.value, theirs);
  }
  return { edits: rebased, conflicts };
};

/** Also its undo history, and what is being published: with a conflict there, that has to be sent anew. */
export const rebaseWork = (work: Work, snapshot: Snapshot): Work => {
  const steps = [...work.past, ...work.future];
  const all = [work, work.sent, ...steps].flatMap((each) => (each ? [each.edits] : []));
  const names = additionNames(all, othersIn(snapshot));
  followTo(snapshot, work.snapshot);
  const moved = (step: Step) => ({ ...step, edits: rebase(step.edits, snapshot, names).edits });
  const { edits, conflicts } = rebase(work.edits, snapshot, names);
  const sent = work.sent && rebase(work.sent.edits, snapshot, names);
  return {
    snapshot,
    edits,
    conflicts: withoutDecided(new Map([...work.conflicts, ...conflicts]), edits),
    ...(sent?.conflicts.size === 0 && { sent: { edits: sent.edits } }),
    past: work.past.map(moved),
    future: work.future.map(moved),
    renamed: [...work.renamed, ...Array.from(names, ([from, to]) => ({ from, to }))],
  };
};

/** Nobody knows yet whether what was sent is stored. */
export const isUnconfirmed = ({ sent }: Work) => sent?.mark !== undefined;

export const withoutSent = (work: Work): Work => ({ ...work, sent: undefined });

/** Drops the conflicts of fields that have been undone. */
const withoutDecided = (conflicts: Rebased["conflicts"], edits: Edits): Rebased["conflicts"] =>
  new Map(Array.from(conflicts).filter(([file]) => edits.has(file)));

/** @param known how many files had got another name when this was its name */
export const nameNow = (work: Work, file: string, known: number) => {
  const names = work.renamed
    .slice(known)
    .reduce((all, { from, to }) => (from === all.at(-1) ? [...all, to] : all), [file]);
  // What was undone has its former name again.
  return names.findLast((name) => dataOf(work, name) !== undefined) ?? file;
};

/** What edits change further than those that were sent; what was undone since then is undone by them. */
export const editsSince = (edits: Edits, sent: Edits): Edits =>
  new Map(
    Array.from(new Set([...sent.keys(), ...edits.keys()]), (file): [string, Edit] => {
      const [before, now] = [sent.get(file), edits.get(file)];
      return [
        file,
        { base: before ? before.data : now?.base, data: now ? now.data : before?.base },
      ];
    }).filter(([file, { base, data }]) => !isSameFile(file, base, data)),
  );

/** Those that change what is left after a publication, based on the snapshot that has it. */
const stepsSince = (
  steps: readonly Step[],
  now: Edits,
  sent: Edits,
  snapshot: Snapshot,
): Step[] => {
  const isAdded = (file: string) => sent.has(file) && sent.get(file)?.base === undefined;
  let last = now;
  return steps.flatMap((step) => {
    const left = new Map([...step.edits].filter(([file]) => !isAdded(file)));
    const { edits } = rebase(left, snapshot);
    if (isSame([...edits], [...last])) return [];
    last = edits;
    return [{ ...step, edits }];
  });
};

/** The undo history is not kept across visits. */
type BeforePublication = Pick<Work, "edits" | "conflicts"> & Partial<Work>;

/**
 * What was changed since then, or waits, is left with its conflicts.
 * @param sent the edits that are published
 * @param snapshot the content that has them
 */
export const published = (
  { edits, conflicts, past = [], future = [], renamed = [], snapshot: before }: BeforePublication,
  sent: Edits,
  snapshot: Snapshot,
): Work => {
  if (before) followTo(snapshot, before, sent);
  const work = { ...begin(snapshot, editsSince(edits, sent), conflicts), renamed };
  if (work.edits.size === 0) return work;
  const since = (steps: readonly Step[]) => stepsSince(steps, work.edits, sent, snapshot);
  // From the step that is nearest.
  return {
    ...work,
    past: since(past.toReversed()).reverse(),
    future: since(future.toReversed()).reverse(),
  };
};

/** Once it is decided. */
export const withoutConflict = (work: Work, file: string, conflict: HeldConflict): Work => {
  const left = (work.conflicts.get(file) ?? []).filter((other) => other !== conflict);
  const conflicts = new Map(work.conflicts);
  if (left.length > 0) conflicts.set(file, left);
  else conflicts.delete(file);
  return { ...work, conflicts };
};

/** `path` is where the field is now. */
export type OpenConflict = { file: string; path: Path; conflict: HeldConflict };

/** A field that now equals their version is decided, as is one that is gone. */
export const openConflicts = (work: Work): OpenConflict[] =>
  Array.from(work.conflicts).flatMap(([file, conflicts]) => {
    if (!work.edits.has(file)) return [];
    const data = dataOf(work, file);
    return conflicts.flatMap((conflict) => {
      const { mine, theirs } = conflict;
      const path = placeNow(data, conflict.path);
      // An item that I removed stays until the conflict is decided.
      const isOpen = path && (mine === undefined || !isSame(valueAt(data, path), theirs));
      return isOpen ? [{ file, path, conflict }] : [];
    });
  });
