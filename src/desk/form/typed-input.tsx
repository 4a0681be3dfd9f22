import type { InputHTMLAttributes } from "react";
import type { Control } from "./frame";
import { moveOn } from "./keyboard";
import type { useTyped } from "./use-typed";

type TypedInputProps = InputHTMLAttributes<HTMLInputElement> & {
  control: Control;
  typed: ReturnType<typeof useTyped>;
};

/** Shows exactly what was typed (`use-typed.ts`): inputs of other types than `text` do not give scripts all of it. */
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
    onFocus={control.onFocus}
    onBlur={(event) => {
      typed.onBlur();
      control.onBlur();
      onBlur?.(event);
    }}
  />
);
