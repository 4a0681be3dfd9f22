import { Notes, useControl } from "../frame";
import type { FieldProps } from "../use-field";

/** If the field is optional, turning it off removes the value. */
export const YesNoField = (props: FieldProps) => {
  const { node, isOptional } = props;
  const control = useControl(props);
  const { id, value, isChanged, set } = control;
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
      <Notes node={node} control={control} />
    </div>
  );
};
