import { cachedByAll, isRecord } from "@brisa/typed-content/helpers";
import type { ContentError } from "@brisa/typed-content/check";
import { referencesTo, type Path, type Address } from "@brisa/typed-content";
import { checkedOf } from "../core/check";
import { editedEntries, type Edits, contentNow, isUnreadable, type Snapshot } from "../core/edits";
import { schemaOf } from "../core/model";
import { begin, dataOf, editsSince, type Work } from "../core/work";
import { withoutChange } from "./without-edits";
import { changesIn, pictureOn, type Change } from "../core/changes";
import { waitingOf } from "../core/translations";
import { withoutWaiting } from "../core/unread";
import { isSame } from "../core/json";

export type Ready = {
  /** With them the content is whole, and has no new error but the faults. */
  ready: Edits;
  /** New and unfinished, what refers to it, unread proposals, and edits of unreadable files; based on what is ready. */
  waiting: Edits;
  /** Of changes to what is public. While there are any, nothing can be published. */
  faults: readonly ContentError[];
};

/** One leads through the other. */
const overlap = (some: Path, others: Path) => {
  const length = Math.min(some.length, others.length);
  return isSame(some.slice(0, length), others.slice(0, length));
};

/** Also if the place is around it. */
export const isAt = (group: Change, { file, path }: Address) =>
  group.file === file && overlap(group.path, path);

/** An entry, an item of a list, or another picture. */
const isNew = ({ file, path, differences }: Change) => {
  if (differences.every(({ kind }) => kind === "added")) return true;
  const picture = pictureOn(schemaOf(file) ?? {}, path);
  return picture?.length === path.length && differences.some((each) => each.path.at(-1) === "file");
};

const errorsOf = (work: Work) => checkedOf(work).brought;

/** The last ones are taken back first: others keep their places in lists. */
const withoutAll = (work: Work, groups: readonly Change[]) =>
  groups.toReversed().reduce((left, group) => withoutChange(left, group, 0), work);

/** New things before what refers to them, and those at an error's place before others. */
const changesBehind = (work: Work, errors: readonly ContentError[]): Change[] => {
  const groups = changesIn(work);
  const there = groups.filter((group) => errors.some((error) => isAt(group, error)));
  if (there.length > 0) return there.some(isNew) ? there.filter(isNew) : there;
  const solves = (group: Change) => errorsOf(withoutAll(work, [group])).length < errors.length;
  return groups.filter(solves).slice(0, 1);
};

const faultsOf = (work: Work) => {
  const added = changesIn(work).filter(isNew);
  const others = errorsOf(work).filter((error) => !added.some((group) => isAt(group, error)));
  if (others.length === 0) return [];
  const left = errorsOf(withoutAll(work, added));
  return others.filter((error) => left.some((other) => isSame(other, error)));
};

/** References to entries that only the edits of the other work add. */
const danglingIn = (work: Work, other: Work): Address[] => {
  const { entries } = contentNow(work);
  const added = editedEntries(other.edits).filter(({ file }) => dataOf(work, file) === undefined);
  return added.flatMap(({ collection, data }) =>
    isRecord(data) ? referencesTo(entries, collection.type, data.id) : [],
  );
};

/** Takes back until only the faults are left, and nothing refers to what was taken back. */
const withoutUnfinished = (all: Work, faults: readonly ContentError[], work = all): Work => {
  const isFault = (error: ContentError) => faults.some((fault) => isSame(fault, error));
  const errors = errorsOf(work).filter((error) => !isFault(error));
  const dangling = danglingIn(work, all);
  if (errors.length === 0 && dangling.length === 0) return work;
  const groups =
    errors.length > 0
      ? changesBehind(work, errors)
      : changesIn(work).filter((group) => dangling.some((place) => isAt(group, place)));
  const left = withoutAll(work, groups);
  // No change is behind an error: all wait.
  if (left.edits === work.edits) return { ...work, edits: new Map() };
  return withoutUnfinished(all, faults, left);
};

const partEdits = cachedByAll((edits: Edits, snapshot: Snapshot): Ready => {
  const readable = new Map([...edits].filter(([file]) => !isUnreadable(snapshot, file)));
  const work = withoutWaiting({ ...begin(snapshot), edits: readable }, waitingOf({ edits }));
  const faults = faultsOf(work);
  const ready = withoutUnfinished(work, faults).edits;
  return { ready, waiting: editsSince(edits, ready), faults };
});

/** Cached. */
export const readyOf = ({ edits, snapshot }: Work): Ready => partEdits(edits, snapshot);
