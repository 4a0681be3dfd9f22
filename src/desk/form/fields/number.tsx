import { useWords } from "../../core/context";
import { Frame, useControl } from "../frame";
import { storedText } from "../stored-text";
import { chooseWhole } from "../keyboard";
import { TypedInput } from "../typed-input";
import type { FieldProps } from "../use-field";
import { useTyped } from "../use-typed";
import { numberText, parseNumber } from "../values/number-text";

/** No `type="number"`: it changes with the mouse wheel, and loses a decimal comma in browsers of other languages. */
export const NumberField = (props: FieldProps) => {
  const { node, isOptional } = props;
  const words = useWords();
  const control = useControl(props);
  const { value, base, set } = control;
  const isWhole = node.type === "integer";
  const shown =
    typeof value === "number"
      ? numberText(value, words.tag)
      : value === undefined
        ? ""
        : String(value);
  const typed = useTyped(props, shown, (text) => {
    const number = parseNumber(text);
    const isRead = number !== undefined && !(isWhole && /[.,]/.test(text));
    set(isRead ? number : storedText(text.trim(), base, isOptional));
  });
  return (
    <Frame node={node} control={control}>
      <TypedInput
        control={control}
        typed={typed}
        className="input input--short"
        inputMode={isWhole ? "numeric" : "decimal"}
        {...chooseWhole}
      />
    </Frame>
  );
};
