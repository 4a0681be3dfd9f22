import { createContext, useContext, type ComponentType } from "react";
import type { Path, SchemaNode } from "../../model/schema";
import { earlierAt } from "../content/earlier";
import { isSame } from "../content/json";
import { valueAt } from "../content/paths";
import { dataOf, type Work } from "../content/work";
import { useDesk, useDeskState } from "../context";

/** Which field a control is for. */
export type FieldProps = {
  node: SchemaNode;
  /** Below the content root. */
  file: string;
  path: Path;
  /** Whether an entry may do without it. */
  isOptional?: boolean;
};

/** What a field that holds others needs, too: how these are drawn. */
export type HolderProps = FieldProps & { Field: ComponentType<FieldProps> };

/** Changes a field; an empty path is the whole file, which undefined deletes. */
export type Change = (file: string, path: Path, value: unknown) => void;

/** How fields are changed where a change of one has more to do than that. */
export const ChangeContext = createContext<Change | undefined>(undefined);

/** What is public of a field. */
const publicOf = (work: Work, file: string, path: Path) => {
  const edit = work.edits.get(file);
  return edit ? earlierAt(file, edit, path) : valueAt(dataOf(work, file), path);
};

/** Returns what a field holds; who asks is drawn anew only when that changes. */
export const useValue = (file: string, path: Path) =>
  useDeskState(({ work }) => valueAt(dataOf(work, file), path));

/** Returns what changes a field. */
export const useChange = (): Change => {
  const desk = useDesk();
  return useContext(ChangeContext) ?? desk.change;
};

/** Returns what a field holds, what is public of it, and what changes it. */
export const useField = (file: string, path: Path) => {
  const change = useChange();
  const value = useValue(file, path);
  const base = useDeskState(({ work }) => publicOf(work, file, path));
  const isNew = useDeskState(({ work }) => publicOf(work, file, path.slice(0, -1)) === undefined);
  return {
    value,
    base,
    /** What is new with all that is around it is not told field by field. */
    isChanged: !isNew && !isSame(value, base),
    set: (next: unknown) => change(file, path, next),
  };
};

/** The attribute by which a control is found: the field that it is for. */
export const fieldAttribute = (path: Path) => ({ "data-field": path.join(".") });
