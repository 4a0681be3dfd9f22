import type { MouseEvent } from "react";
import type { Path } from "../../model/schema";
import { isSame } from "../content/json";
import { useWords } from "../context";
import { useChecked } from "../use-checked";
import { fieldKey, useTouched } from "./touched";
import { fieldAttribute, useChange, useValue } from "./use-field";
import { euros } from "./values/value-text";

/** Moves the focus to the amount, since the pressed button disappears. */
const backTo = (path: Path, { currentTarget }: MouseEvent) => {
  const { "data-field": name } = fieldAttribute(path);
  const around = currentTarget.closest("[data-file]") ?? document;
  for (const control of around.querySelectorAll<HTMLElement>("input[data-field]"))
    if (control.dataset.field === name) control.focus();
};

/**
 * Asks whether a price is right that has changed so much that a digit may be missing or superfluous. Asks
 * once for each amount, after its field was left, and does not prevent publication.
 */
export const AmountQuestion = ({ file, path }: { file: string; path: Path }) => {
  const { fields } = useWords();
  const change = useChange();
  const value = useValue(file, path);
  const { isTouched: isLeft } = useTouched(fieldKey(file, path));
  const answer = useTouched(fieldKey(file, [...path, `is ${String(value)}`]));
  const warning = useChecked(({ warnings }) =>
    warnings.find(
      (other) => other.file === file && isSame(other.path, path) && other.code === "price",
    ),
  );
  if (warning?.code !== "price" || warning.now !== value || !isLeft || answer.isTouched)
    return null;
  const [before, now] = [euros(warning.before), euros(warning.now)];
  return (
    <div className="advice" role="status">
      <p>{fields.changesMuch(before, now)}</p>
      <p className="row">
        <button
          type="button"
          className="link"
          onClick={(event) => {
            backTo(path, event);
            answer.touch();
          }}
        >
          {fields.itIs(now)}
        </button>
        <button
          type="button"
          className="link"
          onClick={(event) => {
            backTo(path, event);
            change(file, path, warning.before);
          }}
        >
          {fields.backTo(before)}
        </button>
      </p>
    </div>
  );
};
