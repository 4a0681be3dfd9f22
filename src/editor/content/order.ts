import type { Listed } from "../../model/shown";

/** Decimals of the longest number that is told apart from its neighbours. */
const MOST_DECIMALS = 12;

/**
 * Returns the number with the fewest decimals between two others, as near to their middle as it can be;
 * undefined where there is none.
 */
const numberBetween = (lower: number, upper: number) => {
  const middle = (lower + upper) / 2;
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const number = Number(middle.toFixed(decimals));
    if (lower < number && number < upper) return number;
  }
  return undefined;
};

/** Returns the number after all others. */
export const lastPlace = (others: Pick<Listed, "order">[]) =>
  Math.floor(Math.max(0, ...others.map(({ order }) => order))) + 1;

/**
 * Returns the number with which an entry has `to` of the others before it. Between two that have the same
 * number there is no place: it then goes on in the direction in which it moves.
 * @param others in their order
 * @param from how many come before it now
 * @returns undefined where there is no place
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
