import { truncate } from "../../../typed-content/texts/strings";
import { languages, defaultLanguage } from "../../../base/languages";
import type { SchemaNode } from "../../../typed-content/schema";
import type { Words } from "../../words";
import type { Money } from "./money";
import { monthText, dayText } from "./date-text";
import { numberText } from "./number-text";
import { isTime, timeText } from "./time-text";

/** Formats an amount for a sentence, with cents only if there are any: "320 €", "320,50 €". */
export const moneyInSentence = (amount: number, { currency }: Money) =>
  new Intl.NumberFormat(languages[defaultLanguage].tag, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  } as Intl.NumberFormatOptions).format(amount);

/** Formats a value of a field as short text. */
export const valueText = (
  node: SchemaNode,
  value: unknown,
  { fields, money, tag }: Words,
): string => {
  const { kind, names } = node;
  if (kind === "yes-no") return value === true ? fields.yes : fields.no;
  if (value === undefined || value === "") return fields.nothing;
  if (typeof value === "number")
    return kind === "price" ? moneyInSentence(value, money) : numberText(value, tag);
  const text = String(value);
  if (kind === "choice") return names?.[text] ?? text;
  if (isTime(value)) return timeText(value);
  if (kind === "month") return monthText(text, tag) ?? text;
  if (kind === "date") return dayText(text, tag) ?? text;
  return fields.quoted(truncate(text));
};
