import { defaultLanguage, languages } from "../../../languages";

/** An amount of money; else why it cannot be read. */
export type ParsedAmount =
  | { amount: number }
  /** As whole euros, or with cents: how each would be written. */
  | { problem: "two-readings"; whole: string; withCents: string }
  | { problem: "unreadable" };

const CURRENCY = /^€\s*|\s*(€|eur|euros?)$/iu;

/** `1250`, with up to two decimals. */
const PLAIN = /^(?<whole>\d{1,12})(?:[.,'](?<cents>\d{1,2}))?$/;

/** `1.250`: groups of three digits, and another mark before the decimals. */
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}([., '])\d{3}(?:\2\d{3}){0,3})(?:(?!\2)[.,'](?<cents>\d{1,2}))?$/;

/** One comma before three digits: thousands in English, decimals in Spanish. */
const AMBIGUOUS = /^([1-9]\d{0,2})[,'](\d{3})$/;

/**
 * Reads an amount of euros as people in Spain write it: `1250`, `1.250`, `1 250,50 €`, `320.5`. A
 * point before exactly three digits groups thousands. What has two readings, or none, is refused.
 */
export const parseAmount = (text: string): ParsedAmount => {
  const plain = text.trim().replace(/’/g, "'").replace(CURRENCY, "").replace(/\s/gu, " ");
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

/** An amount as the page shows it: "1250,00 €". */
export const moneyText = (amount: number) =>
  amount.toLocaleString(languages[defaultLanguage].tag, { style: "currency", currency: "EUR" });

/** An amount as the form shows it: `1250` or `320,50`. */
export const amountText = (amount: number) => {
  const text = String(amount).replace(".", ",");
  return /,\d$/.test(text) ? `${text}0` : text;
};
