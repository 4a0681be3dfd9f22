import { isSame } from "./json";
import type { Conflict } from "./merge";
import { valueAt } from "./paths";
import { dataOf, type Work } from "./work";

/** A field that others have changed, too. */
export type OpenConflict = { file: string; conflict: Conflict };

/** Returns the fields on which somebody has still to decide: not those that are as the others have them. */
export const openConflicts = (work: Work): OpenConflict[] =>
  Array.from(work.conflicts).flatMap(([file, conflicts]) =>
    work.edits.has(file)
      ? conflicts
          .filter(
            ({ path, mine, theirs }) =>
              // What somebody wants to take away is there until that is decided.
              mine === undefined || !isSame(valueAt(dataOf(work, file), path), theirs),
          )
          .map((conflict) => ({ file, conflict }))
      : [],
  );
