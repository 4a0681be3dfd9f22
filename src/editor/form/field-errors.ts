import type { Path } from "../../model/schema";
import type { ContentError } from "../../validation/findings";
import type { Checked } from "../content/check";
import { isSame } from "../content/json";
import { useDesk } from "../context";
import { checkedOf } from "../desk";
import { useChecked } from "../use-checked";
import { fieldKey, useTouched } from "./touched";

/** An error of a field, or of what is inside it. */
type FieldError = { error: ContentError; isOlder: boolean };

type Index = ReadonlyMap<string, FieldError[]>;

const NONE: FieldError[] = [];

const indexes = new WeakMap<Checked, Index>();

/** The index before: what has not changed stays the same value, so that no field is drawn for nothing. */
let last: Index = new Map();

const indexOf = (checked: Checked): Index => {
  const known = indexes.get(checked);
  if (known) return known;
  const index = new Map<string, FieldError[]>();
  const add = (isOlder: boolean) => (error: ContentError) => {
    const { file, path } = error;
    for (let length = path.length; length >= 0; length -= 1) {
      const key = fieldKey(file, path.slice(0, length));
      index.set(key, [...(index.get(key) ?? []), { error, isOlder }]);
    }
  };
  checked.brought.forEach(add(false));
  checked.older.forEach(add(true));
  for (const [key, errors] of index) {
    const before = last.get(key);
    if (before && isSame(before, errors)) index.set(key, before);
  }
  indexes.set(checked, index);
  last = index;
  return index;
};

/** Returns the errors of a field, and of what is inside it. */
const errorsAt = (checked: Checked, file: string, path: Path) =>
  indexOf(checked).get(fieldKey(file, path)) ?? NONE;

/**
 * Returns the errors of a field that are told by now: once it has been left, or somebody has wanted to
 * publish; what was wrong before is told at once. With them, what a control says of its focus.
 */
export const useErrors = (file: string, path: Path) => {
  const desk = useDesk();
  const { isTouched, touch, untouch } = useTouched(fieldKey(file, path));
  const all = useChecked((checked) => errorsAt(checked, file, path));
  const errors = all.filter(({ isOlder }) => isTouched || isOlder).map(({ error }) => error);
  return {
    errors,
    isTouched,
    onFocus: () => {
      if (!isTouched) return;
      // Who comes back to what is right is not interrupted while it is being changed.
      const now = errorsAt(checkedOf(desk.state().work), file, path);
      if (now.length === 0) untouch();
    },
    onBlur: touch,
  };
};
