import { useWords } from "../../context";
import { Frame, useControl } from "../frame";
import { moveOn } from "../keyboard";
import { storedText } from "../stored-text";
import type { FieldProps } from "../use-field";
import { useTyped } from "../use-typed";
import { numberText, readNumber } from "../values/number-text";

/**
 * A number. It is a field of text: in one of type `number` the wheel changes what is under it, and a comma
 * is lost in browsers of other languages.
 */
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
    const number = readNumber(text);
    const isRead = number !== undefined && !(isWhole && /[.,]/.test(text));
    set(isRead ? number : storedText(text.trim(), base, isOptional));
  });
  return (
    <Frame node={node} control={control}>
      <input
        {...control.attributes}
        className="input input--short"
        type="text"
        inputMode={isWhole ? "numeric" : "decimal"}
        autoComplete="off"
        value={typed.text}
        onChange={({ target }) => typed.onText(target.value)}
        onKeyDown={moveOn}
        onFocus={() => {
          typed.onFocus();
          control.onFocus();
        }}
        onBlur={() => {
          typed.onBlur();
          control.onBlur();
        }}
      />
    </Frame>
  );
};
