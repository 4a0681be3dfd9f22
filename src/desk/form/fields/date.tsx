import { useWords } from "../../core/context";
import { Frame, useControl } from "../frame";
import { storedText } from "../stored-text";
import type { FieldProps } from "../use-field";
import { dayText } from "../values/date-text";

export const DateField = (props: FieldProps) => {
  const { node, isOptional } = props;
  const { tag } = useWords();
  const control = useControl(props);
  const { value, base, set } = control;
  const text = value === undefined ? "" : String(value);
  return (
    <Frame node={node} control={control} note={dayText(text, tag)}>
      <input
        {...control.attributes}
        className="input input--date"
        type="date"
        value={text}
        onChange={({ target }) => set(storedText(target.value, base, isOptional))}
        onFocus={control.onFocus}
        onBlur={control.onBlur}
      />
    </Frame>
  );
};
