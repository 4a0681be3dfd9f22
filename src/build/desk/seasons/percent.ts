import type { TripPrice } from "../../../model/prices";

/** Raised prices are multiples of this. */
const STEP = 5;

/** The highest price that the model allows. */
export const HIGHEST = 100_000;

/** Returns a price raised by a per cent, as a multiple of 5. It is never less than that. */
export const raised = (amount: number, percent: number) =>
  // In whole hundredths of a per cent first: 290 × 1.15 is 333.49999999999994.
  Math.max(STEP, Math.round(Math.round(amount * (100 + percent)) / 100 / STEP) * STEP);

/** Returns prices raised by a per cent; undefined if one would be higher than is allowed. */
export const allRaised = (amounts: readonly TripPrice[], percent: number) => {
  const next = amounts.map(({ trip, amount }) => ({ trip, amount: raised(amount, percent) }));
  return next.every(({ amount }) => amount <= HIGHEST) ? next : undefined;
};
