import type { Path, SchemaNode } from "../../model/schema";
import { isSame } from "../content/json";
import { valueAt } from "../content/paths";
import { storedIn } from "../content/snapshot";
import { dataOf } from "../content/work";
import { useDesk, useWork } from "../context";

/** Which field a control is for. */
export type FieldProps = {
  node: SchemaNode;
  /** Below the content root. */
  file: string;
  path: Path;
  /** Whether an entry may do without it. */
  isOptional?: boolean;
};

/** Returns what a field holds, what is public of it, and what changes it. */
export const useField = (file: string, path: Path) => {
  const desk = useDesk();
  const work = useWork();
  const value = valueAt(dataOf(work, file), path);
  const edit = work.edits.get(file);
  const base = edit ? valueAt(edit.base, path) : valueAt(storedIn(work.snapshot, file), path);
  return {
    value,
    base,
    isChanged: !isSame(value, base),
    set: (next: unknown) => desk.change(file, path, next),
  };
};

/** The attribute by which a control is found: the field that it is for. */
export const fieldAttribute = (path: Path) => ({ "data-field": path.join(".") });
