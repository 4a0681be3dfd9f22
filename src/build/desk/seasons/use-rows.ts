import { isRecord } from "../../../base/is-record";
import { nodeAt } from "../../../typed-content/schema";
import { schemaOf } from "../../../desk/core/model";
import type { ReferenceRow } from "../../../desk/form/reference-rows";
import { useReferenceRows } from "../../../desk/form/use-reference-rows";
import type { FieldProps } from "../../../desk/form/use-field";
import { FILE } from "./entered";

/** Where the prices are that a band shows: those of a season, by its place in the file, or the usual ones. */
export type Of = number | "usual";

const fieldOf = (path: FieldProps["path"]): FieldProps => ({
  node: nodeAt(schemaOf(FILE) ?? {}, path) ?? {},
  file: FILE,
  path,
});

/** Returns the path of the list of prices of a band. */
export const amountsPath = (of: Of) => (of === "usual" ? ["packages"] : ["seasons", of, "amounts"]);

/** Returns the path of the list of hours of a season. */
export const hoursPath = (index: number) => ["seasons", index, "hours"];

/** A trip in a band, with its items in the lists of prices and of hours. */
export type Row = {
  key: string;
  trip: ReferenceRow;
  /** Undefined if the trip has another row for them. */
  amount?: ReferenceRow;
  hours?: ReferenceRow;
};

const isFirst = (rows: readonly ReferenceRow[], row: ReferenceRow) =>
  rows.find(({ id }) => id === row.id) === row;

/**
 * Returns a row for each trip, with its prices and hours. A second price of a trip has a row of its own, as have items of
 * trips that do not exist.
 */
export const useRows = (of: Of) => {
  const prices = useReferenceRows(fieldOf(amountsPath(of)));
  // The usual hours are the trip's own; those of a season without hours are none.
  const times = useReferenceRows(fieldOf(of === "usual" ? ["packages"] : hoursPath(of)));
  const rows = prices.rows.map((amount): Row => {
    const hours = times.rows.find(({ id }) => id === amount.id);
    const isOnly = isFirst(prices.rows, amount);
    return {
      key: `${amount.id} ${isOnly ? "" : amount.item}`,
      trip: amount,
      amount,
      ...(isOnly && { hours }),
    };
  });
  const others =
    of === "usual"
      ? []
      : times.rows.filter(
          (hours) => !isFirst(times.rows, hours) || !prices.rows.some(({ id }) => id === hours.id),
        );
  return {
    prices,
    rows: [
      ...rows,
      ...others.map((hours): Row => ({
        key: `${hours.id} hours ${hours.item}`,
        trip: hours,
        hours,
      })),
    ],
  };
};

/** Returns the id, price pairs of a list of prices that have one. */
export const pricesIn = (list: unknown) =>
  (Array.isArray(list) ? (list as unknown[]) : []).flatMap((item) =>
    isRecord(item) && typeof item.amount === "number"
      ? [{ trip: String(item.trip), amount: item.amount }]
      : [],
  );
