import type { InputHTMLAttributes } from "react";
import type { Control } from "./frame";
import { moveOn } from "./keyboard";
import type { useTyped } from "./use-typed";

type TypedInputProps = InputHTMLAttributes<HTMLInputElement> & {
  control: Control;
  typed: ReturnType<typeof useTyped>;
};

/**
 * A box of one line that shows what is typed as it is typed (`use-typed.ts`). It is of type `text` whatever
 * it holds: boxes of other types hide a part of what is typed from the page.
 */
export const TypedInput = ({ control, typed, onBlur, ...attributes }: TypedInputProps) => (
  <input
    className="input"
    autoComplete="off"
    {...control.attributes}
    {...attributes}
    type="text"
    value={typed.text}
    onChange={({ target }) => typed.onText(target.value)}
    onKeyDown={moveOn}
    onFocus={() => {
      typed.onFocus();
      control.onFocus();
    }}
    onBlur={(event) => {
      typed.onBlur();
      control.onBlur();
      onBlur?.(event);
    }}
  />
);
