import type { Listed } from "../../typed-content/shown";

/** Most decimals of an order number. Beyond that, neighbours could become equal. */
const MOST_DECIMALS = 12;

/**
 * Returns the number with the fewest decimals between two others, close to their middle; undefined if there
 * is none.
 */
const numberBetween = (lower: number, upper: number) => {
  const middle = (lower + upper) / 2;
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const number = Number(middle.toFixed(decimals));
    if (lower < number && number < upper) return number;
  }
  return undefined;
};

/** Returns an order number after all others. */
export const lastPlace = (others: Pick<Listed, "order">[]) =>
  Math.floor(Math.max(0, ...others.map(({ order }) => order))) + 1;

/**
 * Returns the order number that moves an entry to index `to`. Between two equal numbers there is no room, and
 * the entry moves on in the same direction.
 * @param others the other entries in order
 * @param from the present index
 * @returns undefined if there is no room
 */
export const movedTo = (others: Pick<Listed, "order">[], from: number, to: number) => {
  const step = Math.sign(to - from);
  if (step === 0) return undefined;
  for (let position = to; position >= 0 && position <= others.length; position += step) {
    const number = numberAt(others, position);
    if (number !== undefined) return number;
  }
  return undefined;
};

const numberAt = (others: Pick<Listed, "order">[], position: number) =>
  position === others.length
    ? lastPlace(others)
    : numberBetween(others[position - 1]?.order ?? 0, others[position]?.order ?? Infinity);
