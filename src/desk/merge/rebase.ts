import { isMarks, isPicture } from "../../typed-content/files/content";
import { additionNames, othersIn, withAdditionNames, type AdditionNames } from "./additions";
import { isSameFile, type Edit, type Edits } from "../core/edits";
import { schemaOf } from "../core/model";
import { follow } from "../core/identity";
import { heldIn, merge, mergeWhole, type HeldConflict } from "./merge";
import { isUnreadable, storedIn, type Snapshot } from "../core/snapshot";

export type Rebased = { edits: Edits; conflicts: ReadonlyMap<string, HeldConflict[]> };

/**
 * A field that both changed keeps the edit, and is a conflict; edits that the newer snapshot has are dropped; what both
 * have added under one name are two things. Edits of a file that cannot be read wait until it can.
 * @param names new names of what the edits add
 */
export const rebase = (
  edits: Edits,
  newer: Snapshot,
  names: AdditionNames = additionNames([edits], othersIn(newer)),
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
