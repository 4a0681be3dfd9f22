import type { Address } from "../../typed-content/address";
import type { Kind } from "../../typed-content/fields/kind";

/** A value that has no room for its own address. */
export type PlainValue = { address: Address; kind: Kind; value: string | number };

/** By these keys a value is found in a page, which writes it in its own way. */
export const keysOfValue = ({ kind, value }: PlainValue): string[] => {
  if (kind === "time") return [timeKey(String(value))];
  if (kind !== "price" || typeof value !== "number") return [String(value)];
  // Pages set the whole amount in a size of their own, and leave out cents that are none.
  return [String(Math.trunc(value)), moneyKey(String(value)), moneyKey(value.toFixed(2))];
};

export const keysInText = (text: string): string[] => {
  const times = text.match(/\d?\d:\d\d/g) ?? [];
  const money = /\p{Sc}/u.test(text) ? [moneyKey(text)] : [];
  return [text.trim(), ...times.map(timeKey), ...money];
};

const timeKey = (time: string) => time.replace(/^0/, "");

const moneyKey = (amount: string) => `money ${amount.replace(/\D/g, "")}`;
