import { useState, type InputHTMLAttributes } from "react";
import type { Control } from "./frame";
import { moveOn } from "./keyboard";
import { valueAt } from "../core/paths";
import { isSame } from "../core/json";
import { dataOf } from "../core/work";
import { useDesk } from "../state/context";
import { useValue } from "./use-field";
import type { Address } from "@brisa/typed-content";

/**
 * Exactly what was typed while the control has the focus, so that neither text nor cursor jumps.
 * @param shown the stored value as the form shows it
 */
export const useTyped = ({ file, path }: Address, shown: string, store: (text: string) => void) => {
  const desk = useDesk();
  const stored = useValue(file, path);
  const [typed, setTyped] = useState<{ text: string; stored: unknown }>();
  return {
    // If the value was changed elsewhere in the meantime, such as by undo, that value is shown.
    text: typed && isSame(typed.stored, stored) ? typed.text : shown,
    onText: (text: string) => {
      store(text);
      setTyped({ text, stored: valueAt(dataOf(desk.state().work, file), path) });
    },
    onBlur: () => setTyped(undefined),
  };
};

type TypedInputProps = InputHTMLAttributes<HTMLInputElement> & {
  control: Control;
  /** The stored value as the form shows it; by default as it is. */
  shown?: string;
  onText: (text: string) => void;
};

/** Shows exactly what was typed (`useTyped`): inputs of other types than `text` do not give scripts all of it. */
export const TypedInput = (props: TypedInputProps) => {
  const { control, shown = control.text, onText, onBlur, ...attributes } = props;
  const typed = useTyped(control.address, shown, onText);
  return (
    <input
      className="input"
      autoComplete="off"
      {...control.attributes}
      {...attributes}
      type="text"
      value={typed.text}
      onChange={({ target }) => typed.onText(target.value)}
      onKeyDown={moveOn}
      onBlur={(event) => {
        typed.onBlur();
        control.attributes.onBlur();
        onBlur?.(event);
      }}
    />
  );
};
