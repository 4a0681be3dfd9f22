export type Money = {
  /** ISO 4217 code. */
  currency: string;
  symbol: string;
  /** As people may write them after an amount. */
  names: readonly string[];
};
