import type { Path, SchemaNode } from "../../../model/schema";
import { useWords } from "../../context";
import { AmountQuestion } from "../amount-question";
import { Frame, Note, useControl, type Control } from "../frame";
import { storedText } from "../stored-text";
import { TypedInput } from "../typed-input";
import type { FieldProps } from "../use-field";
import { useTyped } from "../use-typed";
import { amountText, moneyText, parseAmount } from "../values/parse-amount";

type Place = { file: string; path: Path; isOptional?: boolean };

/** Returns the text of the control and a note on how it is understood. */
const useAmount = (place: Place, { value, base, isChanged, set, messages }: Control) => {
  const { fields } = useWords();
  const shown =
    typeof value === "number" ? amountText(value) : value === undefined ? "" : String(value);
  const typed = useTyped(place, shown, (text) => {
    const parsed = parseAmount(text);
    set("amount" in parsed ? parsed.amount : storedText(text.trim(), base, place.isOptional));
  });
  const reading = () => {
    if (typeof value === "number")
      return typed.isFocused || isChanged ? fields.onWeb(moneyText(value)) : undefined;
    const parsed = parseAmount(shown);
    // An ambiguous amount is pointed out while it is entered, until its error is shown.
    if (messages.length > 0 || !("problem" in parsed) || parsed.problem === "unreadable")
      return undefined;
    return fields.twoReadings(parsed.whole, parsed.withCents);
  };
  return { typed, reading: reading() };
};

type BoxProps = {
  control: Control;
  typed: ReturnType<typeof useTyped>;
  /** Needed where no `<label>` belongs to the control. */
  label?: string;
  describedBy?: string;
};

const AmountBox = ({ control, typed, label, describedBy }: BoxProps) => {
  const described = [describedBy, control.attributes["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <div className="with-unit">
      <TypedInput
        control={control}
        typed={typed}
        aria-label={label}
        aria-describedby={described}
        inputMode="decimal"
      />
      <span aria-hidden="true">€</span>
    </div>
  );
};

const PRICE: SchemaNode = { kind: "price", type: "number" };

/**
 * Renders the control of an amount without a frame, for a row with its own label and earlier value.
 * `AmountQuestion` is separate, since it needs more space.
 * @param describedBy the ids of further elements that describe the control
 */
export const AmountInput = ({
  file,
  path,
  label,
  describedBy,
}: {
  file: string;
  path: Path;
  label: string;
  describedBy?: string;
}) => {
  const control = useControl({ node: PRICE, file, path });
  const { typed, reading } = useAmount({ file, path }, control);
  const { id, messages, missingNote } = control;
  const text = reading ?? missingNote;
  return (
    <>
      <div>
        <AmountBox control={control} typed={typed} label={label} describedBy={describedBy} />
        {text && <Note id={`${id}-note`}>{text}</Note>}
      </div>
      {messages.length > 0 && (
        <div className="tariff__all">
          <Note id={`${id}-error`} isError>
            {messages.join(" ")}
          </Note>
        </div>
      )}
    </>
  );
};

/** Renders a field for an amount of money, with the amount as the site shows it. */
export const AmountField = (props: FieldProps) => {
  const { node, file, path } = props;
  const control = useControl(props);
  const { typed, reading } = useAmount(props, control);
  return (
    <>
      <Frame node={node} control={control} note={reading}>
        <div className="amount">
          <AmountBox control={control} typed={typed} />
        </div>
      </Frame>
      <AmountQuestion file={file} path={path} />
    </>
  );
};
