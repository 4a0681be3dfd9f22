import type { SchemaNode, Path, Address } from "@brisa/typed-content";
import { useWords, useChecked } from "../../state/context";
import { Frame, Notes, useControl, type Control } from "../frame";
import { chooseWhole } from "../keyboard";
import { TypedInput } from "../typed-input";
import { type FieldProps, fieldId } from "../use-field";
import { amountText, moneyInSentence, moneyText, parseAmount } from "../../values/amount-text";
import { useTouched } from "../../state/touched";
import { isSame } from "../../core/json";

/** The change is so large that a digit may be missing or superfluous. Asked once for each amount; prevents nothing. */
const useAmountQuestion = (file: string, path: Path, value: unknown) => {
  const words = useWords();
  const { fields } = words;
  const { isTouched: isLeft } = useTouched(file, path);
  const answer = useTouched(file, [...path, `is ${String(value)}`]);
  const warning = useChecked(({ warnings }) =>
    warnings.find(
      (other) => other.file === file && isSame(other.path, path) && other.code === "price",
    ),
  );
  if (warning?.code !== "price" || warning.now !== value || !isLeft || answer.isTouched)
    return undefined;
  return (
    <span role="status" className="question">
      <span>{fields.isItRight(moneyInSentence(warning.now, words))}</span>{" "}
      <button
        type="button"
        className="link"
        onClick={() => {
          // The pressed button disappears.
          document.getElementById(fieldId(file, path))?.focus();
          answer.touch();
        }}
      >
        {fields.itIs}
      </button>
    </span>
  );
};

type AmountAddress = Address & { isOptional?: boolean };

/** How an amount is understood, or what is to be asked about it. */
const useReading = ({ file, path }: Address, { value, text, base, messages }: Control) => {
  const { fields, money } = useWords();
  const question = useAmountQuestion(file, path, value);
  if (typeof value === "number" && isSame(value, base)) return undefined;
  if (typeof value === "number")
    return (messages.length === 0 && question) || fields.willRead(moneyText(value, money));
  const parsed = parseAmount(text, money);
  // An ambiguous amount is pointed out while it is entered, until its error is shown.
  if (messages.length > 0 || !("problem" in parsed) || parsed.problem === "unreadable")
    return undefined;
  return fields.twoReadings(parsed.whole, parsed.withCents);
};

type BoxProps = {
  control: Control;
  /** Needed where no `<label>` says it all. */
  label?: string;
  /** What holds while it is empty. */
  placeholder?: string;
};

const AmountBox = ({ control, label, placeholder }: BoxProps) => {
  const { money } = useWords();
  const { value, setTyped } = control;
  return (
    <div className="with-unit">
      <TypedInput
        control={control}
        shown={typeof value === "number" ? amountText(value) : undefined}
        onText={(typed) => {
          const parsed = parseAmount(typed, money);
          setTyped(typed, "amount" in parsed ? parsed.amount : undefined);
        }}
        aria-label={label}
        placeholder={placeholder}
        inputMode="decimal"
        {...chooseWhole}
      />
      <span aria-hidden="true">{money.symbol}</span>
    </div>
  );
};

const PRICE: SchemaNode = { kind: "price", type: "number" };

/** Without a frame, for a row of a list. */
export const AmountInput = ({
  label,
  placeholder,
  ...address
}: AmountAddress & { label: string; placeholder?: string }) => (
  <AmountBox
    control={useControl({ node: PRICE, ...address })}
    label={label}
    placeholder={placeholder}
  />
);

/** So far from the usual amount that a digit may be missing, or one too many. */
const isFar = (amount: number, usual: number) => amount * 2 <= usual || amount >= usual * 2;

type NotesProps = AmountAddress & {
  /** The published value, which may have stood elsewhere in the list. */
  was: unknown;
  /** The amount that holds in place of none. */
  usual?: number;
  /** Where there is nothing to say of the amount. */
  note?: string;
};

/** For a row of a list. */
export const AmountNotes = ({ was, usual, note, ...address }: NotesProps) => {
  const words = useWords();
  const control = useControl({ node: PRICE, ...address });
  const { value } = control;
  const reading = useReading(address, { ...control, base: was });
  const isChanged = was !== undefined && !isSame(value, was);
  const besideUsual = () => {
    if (usual === undefined) return undefined;
    const amount = moneyInSentence(usual, words);
    if (value === undefined) return words.fields.emptyIsUsual(amount);
    return typeof value === "number" && isFar(value, usual)
      ? words.fields.isFarFromUsual(amount)
      : undefined;
  };
  return (
    <Notes
      node={PRICE}
      control={{ ...control, base: was, isChanged }}
      note={besideUsual() ?? reading ?? note}
    />
  );
};

export const AmountField = (props: FieldProps) => {
  const control = useControl(props);
  const reading = useReading(props, control);
  return (
    <Frame node={props.node} control={control} note={reading}>
      <div className="amount">
        <AmountBox control={control} />
      </div>
    </Frame>
  );
};
