/** In which currency a site's amounts of money are, and how it is written. */
export type Money = {
  /** ISO 4217 code. */
  currency: string;
  symbol: string;
  /** Its names, as people may write them after an amount. */
  names: readonly string[];
};
