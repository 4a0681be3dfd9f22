import type { ContentError } from "../../typed-content/check/findings";
import type { Edits } from "./edits";

/** Returns whether an error means that a value is missing. */
export const isMissing = ({ code }: ContentError) =>
  code === "empty" || code === "missing-field" || code === "missing-language";

/** What prevents a publication: an error, or all that a new entry still lacks. */
export type Fault = {
  error: ContentError;
  /** How many values a new entry lacks, of which `error` is the first. */
  missing?: number;
};

/** Returns what prevents a publication. The values that a new entry lacks are one thing. */
export const faultsOf = (edits: Edits, brought: readonly ContentError[]): Fault[] => {
  const unfinished = new Map<string, ContentError[]>();
  const faults: Fault[] = [];
  for (const error of brought) {
    const isNew = edits.get(error.file)?.base === undefined && edits.has(error.file);
    if (isNew && isMissing(error))
      unfinished.set(error.file, [...(unfinished.get(error.file) ?? []), error]);
    else faults.push({ error });
  }
  for (const [error, ...others] of unfinished.values())
    if (error) faults.push({ error, missing: others.length + 1 });
  return faults;
};
