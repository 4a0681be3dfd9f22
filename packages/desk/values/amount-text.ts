import { defaultLanguage, languages } from "@brisa/typed-content/languages";
import { numberFormat, shortMoney } from "@brisa/typed-content/dates";

export type Money = {
  /** ISO 4217 code. */
  currency: string;
  symbol: string;
  /** As people may write them after an amount. */
  names: readonly string[];
};

/** These digits are enough for any field; more could not be stored exactly. */
const NUMBER = /^[-+−]?\d{1,12}(?:[.,]\d{1,12})?$/;

/** With a decimal comma or point; undefined if it is not a number. */
export const parseNumber = (text: string) => {
  const plain = text.trim();
  if (!NUMBER.test(plain)) return undefined;
  return Number(plain.replace("−", "-").replace(",", ".")) + 0;
};

export const numberText = (number: number, tag: string) =>
  tag.startsWith("es") ? String(number).replace(".", ",") : String(number);

type ParsedAmount =
  | { amount: number }
  /** Could be a whole amount or one with cents: here in both ways. */
  | { problem: "two-readings"; whole: string; withCents: string }
  | { problem: "unreadable" };

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

const patternOf = ({ currency, symbol, names }: Money) => {
  const after = [symbol, currency, ...names].map(escaped).join("|");
  return new RegExp(`^${escaped(symbol)}\\s*|\\s*(${after})$`, "iu");
};

/** `1250`, with up to two decimals. */
const PLAIN = /^(?<whole>\d{1,12})(?:[.,'](?<cents>\d{1,2}))?$/;

/** `1.250`: groups of three digits, with a different separator before the decimals. */
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}([., '])\d{3}(?:\2\d{3}){0,3})(?:(?!\2)[.,'](?<cents>\d{1,2}))?$/;

/** In English the comma separates thousands, in Spanish decimals. */
const AMBIGUOUS = /^([1-9]\d{0,2})[,'](\d{3})$/;

/**
 * As written in Spain: `1250`, `1.250`, `1 250,50 €`, `320.5`. A point before exactly three digits separates thousands;
 * ambiguous texts are refused.
 */
export const parseAmount = (text: string, money: Money): ParsedAmount => {
  const plain = text.trim().replace(/’/g, "'").replace(patternOf(money), "").replace(/\s/gu, " ");
  const [ambiguous, whole = "", rest = ""] = AMBIGUOUS.exec(plain) ?? [];
  if (ambiguous) {
    const withCents = `${whole},${rest.slice(0, 2)}`;
    return { problem: "two-readings", whole: `${whole}${rest}`, withCents };
  }
  const { groups } = PLAIN.exec(plain) ?? GROUPED.exec(plain) ?? {};
  return groups
    ? { amount: Number(`${groups.whole?.replace(/\D/g, "")}.${groups.cents ?? 0}`) }
    : { problem: "unreadable" };
};

/** As the site does: "1250,00 €". */
export const moneyText = (amount: number, { currency }: Money) =>
  numberFormat(languages()[defaultLanguage()].tag, { style: "currency", currency }).format(amount);

/** For a sentence, with cents only if there are any: "320 €", "320,50 €". */
export const moneyInSentence = (
  amount: number,
  { money: { currency }, tag }: { money: Money; tag: string },
) => shortMoney(amount, currency, tag);

/** For the form: `1250` or `320,50`. */
export const amountText = (amount: number) => {
  const text = String(amount).replace(".", ",");
  return /,\d$/.test(text) ? `${text}0` : text;
};
