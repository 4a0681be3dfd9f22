import { isSame } from "../core/json";
import type { Conflict } from "./merge";
import { valueAt } from "../core/paths";
import { dataOf, type Work } from "../core/work";

/** A field that somebody else has changed as well. */
export type OpenConflict = { file: string; conflict: Conflict };

/** Returns the conflicts that are still undecided. A field that now equals their version is decided. */
export const openConflicts = (work: Work): OpenConflict[] =>
  Array.from(work.conflicts).flatMap(([file, conflicts]) =>
    work.edits.has(file)
      ? conflicts
          .filter(
            ({ path, mine, theirs }) =>
              // An item that I removed stays until the conflict is decided.
              mine === undefined || !isSame(valueAt(dataOf(work, file), path), theirs),
          )
          .map((conflict) => ({ file, conflict }))
      : [],
  );
