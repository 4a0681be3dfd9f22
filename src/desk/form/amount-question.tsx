import type { Path } from "../../typed-content/schema";
import { isSame } from "../core/json";
import { useWords } from "../core/context";
import { useChecked } from "../core/use-checked";
import { useTouched } from "./touched";
import { fieldId } from "./use-field";
import { moneyInSentence } from "./values/amount-text";

/** The change is so large that a digit may be missing or superfluous. Asked once for each amount; prevents nothing. */
export const useAmountQuestion = (file: string, path: Path, value: unknown) => {
  const words = useWords();
  const { fields } = words;
  const { isTouched: isLeft } = useTouched(file, path);
  const answer = useTouched(file, [...path, `is ${String(value)}`]);
  const warning = useChecked(({ warnings }) =>
    warnings.find(
      (other) => other.file === file && isSame(other.path, path) && other.code === "price",
    ),
  );
  if (warning?.code !== "price" || warning.now !== value || !isLeft || answer.isTouched)
    return undefined;
  return (
    <span role="status" className="question">
      <span>{fields.isItRight(moneyInSentence(warning.now, words))}</span>{" "}
      <button
        type="button"
        className="link"
        onClick={() => {
          // The pressed button disappears.
          document.getElementById(fieldId(file, path))?.focus();
          answer.touch();
        }}
      >
        {fields.itIs}
      </button>
    </span>
  );
};
