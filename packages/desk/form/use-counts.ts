import { cachedByAll } from "@brisa/typed-content/helpers";
import type { Path, Address } from "@brisa/typed-content";
import { differencesOf } from "../core/differences";
import type { Edit } from "../core/edits";
import { useDeskState, useChecked } from "../state/context";
import { isWithin } from "./focus-request";

export type Counts = {
  changes: number;
  errors: number;
  /** Whether all errors are missing values. */
  isMissing: boolean;
  /** Errors are highlighted if they were there before the edits, or a publication was refused. */
  isHighlighted: boolean;
  unreadTranslations: number;
  isNew: boolean;
};

const differencesIn = cachedByAll((edit: Edit, file: string) => differencesOf(file, edit));

const WHOLE: Path[] = [[]];

const MISSING = ["missing-field", "missing-language", "empty", "too-few"];

const isItem = (path: Path) => typeof path.at(-1) === "number";

export const useCounts = (file: string, paths: Path[] = WHOLE): Counts => {
  const isIn = (each: { path: Path }) => paths.some((outer) => isWithin(each.path, outer));
  const isHere = (found: Address) => found.file === file && isIn(found);
  const changes = useDeskState(({ work }) => {
    const edit = work.edits.get(file);
    if (!edit) return 0;
    return differencesIn(edit, file).filter(({ kind, path }) =>
      // What has its number now is another item.
      isIn({ path: kind === "removed" && isItem(path) ? path.slice(0, -1) : path }),
    ).length;
  });
  const isNew = useDeskState(({ work }) => {
    const edit = work.edits.get(file);
    return edit !== undefined && edit.base === undefined;
  });
  const errors = useChecked(({ brought, older }) => [...brought, ...older].filter(isHere).length);
  const isMissing = useChecked(({ brought, older }) =>
    [...brought, ...older].filter(isHere).every(({ code }) => MISSING.includes(code)),
  );
  const isOlder = useChecked(({ older }) => older.some(isHere));
  const isRefused = useDeskState(({ outcome }) => outcome?.kind === "refused");
  const unreadTranslations = useChecked(
    ({ warnings }) =>
      warnings.filter((warning) => warning.code === "older-translation" && isHere(warning)).length,
  );
  return {
    changes,
    errors,
    isMissing,
    isHighlighted: isOlder || isRefused,
    unreadTranslations,
    isNew,
  };
};
