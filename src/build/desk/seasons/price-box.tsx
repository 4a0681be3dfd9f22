import { useWords } from "../../../desk/core/context";
import { AmountInput } from "../../../desk/form/fields/amount";
import { useAmountQuestion } from "../../../desk/form/amount-question";
import { useControl } from "../../../desk/form/frame";
import { Known } from "../../../desk/form/known";
import type { FieldProps } from "../../../desk/form/use-field";
import { amountText, moneyInSentence } from "../../../desk/form/values/amount-text";
import { seasonWords } from "./words";

type Props = {
  field: FieldProps;
  label: string;
  /** The usual price; undefined if this is one, or if there is none. */
  usual?: number;
  isUsual: boolean;
};

/** Whether a price is so far from the usual one that a digit may be missing, or one too many. */
const isFar = (value: unknown, usual = 0) =>
  typeof value === "number" && (value * 2 <= usual || value >= usual * 2);

/** The price of a trip on the days of a band. An empty one is the usual one. */
export const PriceBox = ({ field, label, usual, isUsual }: Props) => {
  const words = useWords();
  const say = seasonWords(words.tag);
  const { value, messages, id } = useControl(field);
  const question = useAmountQuestion(field.file, field.path, value);
  const amount = usual === undefined ? undefined : moneyInSentence(usual, words);
  const note = () => {
    if (isUsual) return value === undefined ? say.noUsualPrice : "";
    if (amount === undefined) return say.noUsualPrice;
    if (value === undefined) return say.emptyPrice(amount);
    return isFar(value, usual) ? say.farFrom(amount) : say.usual(amount);
  };
  return (
    <div>
      <Known {...field}>
        <AmountInput
          file={field.file}
          path={field.path}
          isOptional
          label={label}
          placeholder={usual === undefined ? undefined : amountText(usual)}
        />
      </Known>
      {messages.length > 0 ? (
        <p className="rate__note rate__note--end rate__note--wrong" id={`${id}-error`}>
          <span>{messages[0]}</span>
        </p>
      ) : (
        <p className="rate__note rate__note--end" id={`${id}-note`}>
          {question ?? <span>{note()}</span>}
        </p>
      )}
    </div>
  );
};
