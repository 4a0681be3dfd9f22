import { useWords } from "../../context";
import { Note, useControl, EarlierValue } from "../frame";
import type { FieldProps } from "../use-field";
import { valueText } from "../values/value-text";

/** Renders a switch. If the field is optional, turning it off removes the value. */
export const YesNoField = (props: FieldProps) => {
  const { node, isOptional } = props;
  const words = useWords();
  const control = useControl(props);
  const { id, value, base, isChanged, set, messages } = control;
  const isOn = value === true;
  return (
    <div className={isChanged ? "field is-changed" : "field"}>
      <button
        {...control.attributes}
        // Switches do not support `aria-invalid`.
        aria-invalid={undefined}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        className={isOn ? "switch is-on" : "switch"}
        onClick={() => set(isOn ? (isOptional ? undefined : false) : true)}
        onFocus={control.onFocus}
        onBlur={control.onBlur}
      >
        <span className="switch__box" />
        <span>
          <span id={`${id}-label`}>{node.title}</span>
          {node.description && <small id={`${id}-hint`}>{node.description}</small>}
        </span>
      </button>
      {isChanged && (
        <EarlierValue
          text={words.fields.was(valueText(node, base, words))}
          onUndo={() => set(base)}
        />
      )}
      {messages.length > 0 && (
        <Note id={`${id}-error`} isError>
          {messages.join(" ")}
        </Note>
      )}
    </div>
  );
};
