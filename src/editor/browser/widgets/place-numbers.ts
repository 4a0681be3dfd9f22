import { byOrder, type Listed } from "../../../model/shown";

/** Decimals of the longest number that is told apart from its neighbours. */
const MOST_DECIMALS = 12;

/**
 * The number with the fewest decimals between two others, as near to their middle as it can be.
 * @returns undefined where there is none
 */
export const numberBetween = (lower: number, upper: number) => {
  const middle = (lower + upper) / 2;
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const number = Number(middle.toFixed(decimals));
    if (lower < number && number < upper) return number;
  }
  return undefined;
};

/** The number after all others. */
export const lastPlace = (others: Pick<Listed, "order">[]) =>
  Math.floor(Math.max(0, ...others.map(({ order }) => order))) + 1;

/**
 * How many of the others come before an entry.
 * @param others in their order
 */
export const positionOf = (entry: Listed, others: Listed[]) =>
  others.filter((other) => byOrder(other, entry) < 0).length;

/**
 * The number with which an entry has `to` of the others before it. Between two that have the same
 * number there is no place: it then goes on in the direction in which it moves.
 * @param others in their order
 * @param from how many come before it now
 * @returns undefined where there is no place
 */
export const movedTo = (others: Listed[], from: number, to: number) => {
  const step = Math.sign(to - from);
  if (step === 0) return undefined;
  for (let position = to; position >= 0 && position <= others.length; position += step) {
    const number = numberAt(others, position);
    if (number !== undefined) return number;
  }
  return undefined;
};

const numberAt = (others: Listed[], position: number) =>
  position === others.length
    ? lastPlace(others)
    : numberBetween(others[position - 1]?.order ?? 0, others[position]?.order ?? Infinity);
