import { cachedBy } from "@brisa/typed-content/helpers";
import type { Path } from "@brisa/typed-content";
import type { ContentError } from "@brisa/typed-content/check";
import { type Checked, checkedOf } from "../core/check";
import { useDesk, useChecked } from "./context";
import { fieldKey } from "../core/paths";
import { isSame } from "../core/json";
import { useTouched } from "./touched";

type FieldError = { error: ContentError; isOlder: boolean };

type Index = ReadonlyMap<string, FieldError[]>;

const NONE: FieldError[] = [];

/** Unchanged errors keep their identity, so that no field re-renders unnecessarily. */
let last: Index = new Map();

const indexOf = cachedBy((checked: Checked): Index => {
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
  last = index;
  return index;
});

/** In the field and inside it. */
const errorsAt = (checked: Checked, file: string, path: Path) =>
  indexOf(checked).get(fieldKey(file, path)) ?? NONE;

/** Errors from before the edits are shown at once, new ones once the field was left or a publication was refused. */
export const useErrors = (file: string, path: Path) => {
  const desk = useDesk();
  const { isTouched, touch, untouch } = useTouched(file, path);
  const all = useChecked((checked) => errorsAt(checked, file, path));
  const errors = all.filter(({ isOlder }) => isTouched || isOlder).map(({ error }) => error);
  return {
    errors,
    isTouched,
    onFocus: () => {
      if (!isTouched) return;
      // Nothing is reported while the user edits a valid value again, until they leave the field.
      const now = errorsAt(checkedOf(desk.state().work), file, path);
      if (now.length === 0) untouch();
    },
    onBlur: touch,
  };
};
