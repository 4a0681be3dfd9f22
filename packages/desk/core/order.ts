import type { Listed } from "@brisa/typed-content";

/** With more decimals, neighbours could become equal. */
const MOST_DECIMALS = 12;

/** The number with the fewest decimals, close to the middle; undefined if there is none. */
const numberBetween = (lower: number, upper: number) => {
  const middle = (lower + upper) / 2;
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const number = Number(middle.toFixed(decimals));
    if (lower < number && number < upper) return number;
  }
  return undefined;
};

export const lastPlace = (others: Pick<Listed, "order">[]) =>
  Math.floor(Math.max(0, ...others.map(({ order }) => order))) + 1;

/**
 * Moves from one index to another among `others`, which are in order. Between two equal numbers there is no room: the
 * entry moves on in the same direction.
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

/** Each item that is missing comes after the one that it follows in the second list. */
export const insertMissing = <Item>(into: readonly Item[], from: readonly Item[]) => {
  const result = [...into];
  from.forEach((item, index) => {
    if (result.includes(item)) return;
    const before = from[index - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, item);
  });
  return result;
};
