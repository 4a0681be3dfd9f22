import { isSame } from "../core/json";
import type { Path } from "../../typed-content/schema";
import { placeNow } from "../core/identity";
import type { HeldConflict } from "./merge";
import { valueAt } from "../core/paths";
import { dataOf, type Work } from "../core/work";

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
