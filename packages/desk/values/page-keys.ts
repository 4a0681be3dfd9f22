/** By these keys a value is found in a page, which writes it in its own way. */
export const keysInText = (text: string): string[] => {
  const times = text.match(/\d?\d:\d\d/g) ?? [];
  const money = /\p{Sc}/u.test(text) ? [moneyKey(text)] : [];
  return [text.trim(), ...times.map(timeKey), ...money];
};

export const timeKey = (time: string) => time.replace(/^0/, "");

const moneyKey = (amount: string) => `money ${amount.replace(/\D/g, "")}`;

/** Pages set the whole amount in a size of their own, and leave out cents that are none. */
export const moneyKeys = (amount: string | number) => [
  String(Math.trunc(Number(amount))),
  moneyKey(String(amount)),
  moneyKey(Number(amount).toFixed(2)),
];
