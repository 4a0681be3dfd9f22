import type { Path } from "../../model/schema";
import { changesOf, type Change } from "../content/changes";
import type { Edit } from "../content/edits";
import type { Work } from "../content/work";
import { useWork } from "../context";
import { checkedOf } from "../desk";
import { leadsInto } from "./asked";

/** What people are told of a part of the content before they open it. */
export type Counts = {
  changes: number;
  errors: number;
  /** Translations that are older than what they translate. */
  olderTranslations: number;
  /** Whether the file is not public yet: what is missing there needs no alarm. */
  isNew: boolean;
};

const known = new WeakMap<Edit, Change[]>();

const changesIn = (file: string, edit: Edit) => {
  const changes = known.get(edit) ?? changesOf(file, edit);
  known.set(edit, changes);
  return changes;
};

/**
 * Returns how much of some fields of a file has changed, and has to be corrected.
 * @param paths an empty one is the whole file
 */
export const countsOf = (work: Work, file: string, paths: Path[] = [[]]): Counts => {
  const isIn = ({ path }: { path: Path }) => paths.some((outer) => leadsInto(path, outer));
  const { brought, older, warnings } = checkedOf(work);
  const edit = work.edits.get(file);
  return {
    changes: edit ? changesIn(file, edit).filter(isIn).length : 0,
    errors: [...brought, ...older].filter((error) => error.file === file && isIn(error)).length,
    olderTranslations: warnings.filter(
      (warning) => warning.code === "older-translation" && warning.file === file && isIn(warning),
    ).length,
    isNew: edit !== undefined && edit.base === undefined,
  };
};

export const useCounts = (file: string, paths?: Path[]) => countsOf(useWork(), file, paths);
