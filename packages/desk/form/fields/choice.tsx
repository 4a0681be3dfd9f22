import { useDeskState, useWords } from "../../state/context";
import { Frame, Notes, useControl, type Control } from "../frame";
import type { FieldProps } from "../use-field";
import { entryName, jsonSchema, byOrder, listedIn } from "@brisa/typed-content";
import { contentModel } from "../../core/model";
import { contentNow } from "../../core/edits";

/** Up to this many options are shown as radio buttons, more as a `<select>`. */
const FEW = 5;

type Props = FieldProps & { control: Control };

const Rows = ({ node, control }: Props) => {
  const { gradients, names } = node;
  const { id, value, set, attributes } = control;
  return (
    <div className={gradients ? "choice" : "choice choice--plain"}>
      {(node.enum ?? []).map((option, place) => (
        <label key={option} className={option === value ? "is-on" : undefined}>
          <input
            {...attributes}
            // Radio buttons do not support `aria-invalid`; `aria-describedby` refers to the error.
            aria-invalid={undefined}
            id={place === 0 ? id : `${id}-${place}`}
            type="radio"
            name={id}
            checked={option === value}
            onChange={() => set(option)}
          />
          {gradients && (
            <i style={{ background: `linear-gradient(90deg, ${gradients[option]})` }} />
          )}
          <span>{names?.[option] ?? option}</span>
        </label>
      ))}
    </div>
  );
};

export const Select = ({ node, control, isOptional }: Props) => {
  const { fields } = useWords();
  const { value, base, set, attributes } = control;
  const values = node.enum ?? [];
  const isKnown = typeof value === "string" && values.includes(value);
  return (
    <select
      {...attributes}
      className="input"
      value={isKnown ? value : ""}
      onChange={({ target }) => set(target.value || (isOptional ? undefined : base))}
    >
      {(!isKnown || isOptional) && <option value="">{isOptional ? "" : fields.choose}</option>}
      {values.map((option) => (
        <option key={option} value={option}>
          {node.names?.[option] ?? option}
        </option>
      ))}
    </select>
  );
};

/** A `<select>`, or radio buttons, with their colours if they have any. */
export const ChoiceField = (props: FieldProps) => {
  const { node, isOptional } = props;
  const control = useControl(props);
  const areRows = !isOptional && (node.gradients || (node.enum ?? []).length <= FEW);
  return (
    <Frame node={node} control={control} isGroup={Boolean(areRows)}>
      {areRows ? <Rows {...props} control={control} /> : <Select {...props} control={control} />}
    </Frame>
  );
};

export const ReferenceField = (props: FieldProps) => {
  const { lists } = useWords();
  const control = useControl(props);
  const content = useDeskState(({ work }) => contentNow(work));
  const target = contentModel().collections.find(({ type }) => type === props.node.collection);
  const entries = target ? listedIn(content, target.type).toSorted(byOrder) : [];
  const names = Object.fromEntries(
    entries.map((entry) => [
      String(entry.id),
      (target && entryName(jsonSchema(target), entry)) ?? lists.unnamed,
    ]),
  );
  const node = { ...props.node, enum: entries.map(({ id }) => String(id)), names };
  return (
    <Frame node={node} control={control}>
      <Select {...props} node={node} control={control} />
    </Frame>
  );
};

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
