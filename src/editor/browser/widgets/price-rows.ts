import type { SavedEntry } from "./saved-entries";

/** What an entry of another list costs; the amount as it is written in the form. */
export type Price = { entry: string; amount: string };

/** A row of the form: an entry with its price, which may be missing. */
export type PriceRow = Price & {
  label: string;
  /** Where its price stands among those that the file holds. */
  index?: number;
};

/** A row for each entry, in their order, and for each price whose entry is not there any more. */
export const priceRows = (prices: Price[], entries: Pick<SavedEntry, "id" | "name">[]) => {
  const priced = prices.map((price, index) => ({ ...price, index }));
  const rows = entries.flatMap(({ id, name = String(id) }): PriceRow[] => {
    const own = priced.filter(({ entry }) => entry === id);
    const shown = own.length > 0 ? own : [{ entry: String(id), amount: "" }];
    return shown.map((row) => ({ ...row, label: name }));
  });
  const left = priced.filter(({ entry }) => !entries.some(({ id }) => id === entry));
  return [...rows, ...left.map((row) => ({ ...row, label: `«${row.entry}», que ya no está` }))];
};

/** The prices once one row says something else: a row without an amount has none. */
export const pricesWith = (rows: PriceRow[], position: number, amount: string): Price[] =>
  rows
    .map((row, index) => ({ entry: row.entry, amount: index === position ? amount : row.amount }))
    .filter((price) => price.amount.trim() !== "");
