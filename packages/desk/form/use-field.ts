import { createContext, useContext, useMemo, type ComponentType } from "react";
import type { Path, SchemaNode } from "@brisa/typed-content";
import { publicOf } from "../core/earlier";
import { fieldPath, type FieldPath } from "../core/identity";
import { valueAt } from "../core/paths";
import { isSame } from "../core/json";
import { dataOf } from "../core/work";
import { useDesk, useDeskState } from "../state/context";

export type FieldProps = {
  node: SchemaNode;
  /** Relative to the content root. */
  file: string;
  path: Path;
  /** Whether an entry may lack the field. */
  isOptional?: boolean;
};

/** `Field` renders the fields inside. */
export type HolderProps = FieldProps & { Field: ComponentType<FieldProps> };

/** Wherever the field is by then. An empty path means the whole file; undefined deletes it. */
export type Change = (file: string, path: FieldPath, value: unknown) => void;

/** In place of `desk.change`, where a change also affects the list around the field. */
export const ChangeContext = createContext<Change | undefined>(undefined);

/** The component only re-renders when this value changes. */
export const useValue = (file: string, path: Path) =>
  useDeskState(({ work }) => valueAt(dataOf(work, file), path));

export const useChange = (): Change => {
  const desk = useDesk();
  return useContext(ChangeContext) ?? desk.change;
};

/** Leads to the same field whatever has happened to the lists by then. */
export const useFieldPath = (file: string, path: Path): FieldPath => {
  const text = useDeskState(({ work }) => JSON.stringify(fieldPath(dataOf(work, file), path)));
  return useMemo(() => JSON.parse(text) as FieldPath, [text]);
};

export const useField = (file: string, path: Path) => {
  const change = useChange();
  const at = useFieldPath(file, path);
  const value = useValue(file, path);
  const base = useDeskState(({ work }) => publicOf(work, file, path));
  const isNew = useDeskState(({ work }) => publicOf(work, file, path.slice(0, -1)) === undefined);
  return {
    value,
    base,
    /** Always false inside an entry, group or list item that is itself new. */
    isChanged: !isNew && !isSame(value, base),
    at,
    set: (next: unknown) => change(file, at, next),
  };
};

/** The control of a field is found by it. */
export const fieldAttribute = (path: Path) => ({ "data-field": path.join(".") });

export const fieldId = (file: string, path: Path) => [file, ...path].join(".");
