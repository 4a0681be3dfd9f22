import { isRecord } from "@brisa/typed-content/helpers";
import { parseNumber } from "@brisa/desk/kit";
import { FILE } from "./seasons";
import { entriesInOrder, listAt, valueAt, valueIn, type Content } from "@brisa/typed-content";

const STEP = 5;
/** As in the model. */
export const HIGHEST = 100_000;

/** Of per cents. */
const [LEAST, MOST] = [-90, 500];

export const isOf = (trip: unknown) => (item: unknown) => isRecord(item) && item.trip === trip;

/** Undefined if it is not a number. */
const amountOf = (item: unknown) => {
  const amount = valueAt(item, ["amount"]);
  return typeof amount === "number" ? amount : undefined;
};

/** By the trip. */
export const usualPrices = (content: Content): ReadonlyMap<string, number> => {
  const packages = listAt(valueIn(content, FILE), ["packages"]);
  return new Map(
    entriesInOrder(content, "Trip").flatMap(({ data }): [string, number][] => {
      const id = valueAt(data, ["id"]);
      const amount = amountOf(packages.find(isOf(id)));
      return amount === undefined ? [] : [[String(id), amount]];
    }),
  );
};

/** Undefined for nonsense. */
export const parsePercent = (text: string) => {
  const percent = parseNumber(text.replace("%", ""));
  return percent && percent >= LEAST && percent <= MOST ? percent : undefined;
};

/** A multiple of 5, and never less than that. */
export const raised = (amount: number, percent: number) =>
  // In whole hundredths of a per cent first: 290 × 1.15 is 333.49999999999994.
  Math.max(STEP, Math.round(Math.round(amount * (100 + percent)) / 100 / STEP) * STEP);

/** A season's list of prices with each raised, also those that were the usual ones. What is no price stays as it is. */
export const raisedPrices = (
  items: readonly unknown[],
  usual: ReadonlyMap<string, number>,
  percent: number,
): unknown[] => [
  ...items.map((item) => {
    const amount = amountOf(item);
    return amount === undefined ? item : { ...(item as object), amount: raised(amount, percent) };
  }),
  ...[...usual].flatMap(([trip, amount]) =>
    items.some(isOf(trip)) ? [] : [{ trip, amount: raised(amount, percent) }],
  ),
];

export const isTooHigh = (item: unknown) => (amountOf(item) ?? 0) > HIGHEST;
