import { createContext, useContext, type ComponentType } from "react";
import type { Path, SchemaNode } from "../../model/schema";
import { earlierAt } from "../content/earlier";
import { isSame } from "../content/json";
import { valueAt } from "../content/paths";
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

/** What a field that holds others needs, too: how these are drawn. */
export type HolderProps = FieldProps & { Field: ComponentType<FieldProps> };

/** Changes a field; an empty path is the whole file, which undefined deletes. */
export type Change = (file: string, path: Path, value: unknown) => void;

/** How fields are changed where a change of one has more to do than that. */
export const ChangeContext = createContext<Change | undefined>(undefined);

/** Returns what a field holds, what is public of it, and what changes it. */
export const useField = (file: string, path: Path) => {
  const desk = useDesk();
  const work = useWork();
  const change = useContext(ChangeContext) ?? desk.change;
  const value = valueAt(dataOf(work, file), path);
  const edit = work.edits.get(file);
  const base = edit ? earlierAt(file, edit, path) : value;
  return {
    value,
    base,
    isChanged: !isSame(value, base),
    set: (next: unknown) => change(file, path, next),
  };
};

/** The attribute by which a control is found: the field that it is for. */
export const fieldAttribute = (path: Path) => ({ "data-field": path.join(".") });
