import { isRecord } from "../../../base/is-record";
import { useDesk } from "../../../desk/core/context";
import { valueNow } from "../../../desk/core/identity";
import { schemaOf } from "../../../desk/core/model";
import { valueAt } from "../../../desk/core/paths";
import { dataOf } from "../../../desk/core/work";
import type { ReferenceRow } from "../../../desk/form/reference-rows";
import { useFieldPath, useValue, type Change, type FieldProps } from "../../../desk/form/use-field";
import { useReferenceRows } from "../../../desk/form/use-reference-rows";
import { nodeAt } from "../../../typed-content/schema";
import type { Path } from "../../../typed-content/schema";
import { FILE } from "./seasons";
import type { EnteredHours } from "./typed-text";

/** Where the prices are that a band shows: those of a season, by its place in the file, or the usual ones. */
export type Of = number | "usual";

/** Returns the path of the list of prices of a band. */
export const amountsPath = (of: Of) => (of === "usual" ? ["packages"] : ["seasons", of, "amounts"]);

/** The hours of a trip in a band. */
export type RowHours = {
  /** Where they are, for the check and for links. */
  file: string;
  path: Path;
  /** Undefined if none are entered. */
  value?: EnteredHours;
  change: (next: EnteredHours | undefined) => void;
};

/** A trip in a band, with its prices and hours there, and its usual ones beside those of a season. */
export type Row = {
  key: string;
  trip: ReferenceRow;
  /** Undefined if the trip has another row for it. */
  amount?: { field: FieldProps; change: Change };
  hours?: RowHours;
  usualPrice?: number;
  usualHours?: EnteredHours;
};

/** Returns what tells whether an item of a list is about a trip. */
export const isOf = (trip: string) => (item: unknown) => isRecord(item) && item.trip === trip;

/** Returns the prices in a list that can be read. */
export const pricesIn = (list: unknown) =>
  (Array.isArray(list) ? (list as unknown[]) : []).flatMap((item) =>
    isRecord(item) && typeof item.amount === "number"
      ? [{ trip: String(item.trip), amount: item.amount }]
      : [],
  );

const timesOf = (data: unknown): EnteredHours | undefined => {
  if (!isRecord(data)) return undefined;
  const { start, end } = data;
  return {
    ...(typeof start === "string" && start && { start }),
    ...(typeof end === "string" && end && { end }),
  };
};

const fieldOf = (path: Path): FieldProps => ({
  node: nodeAt(schemaOf(FILE) ?? {}, path) ?? {},
  file: FILE,
  path,
});

/**
 * Returns a row for each trip, with its prices and hours. A second price of a trip has a row of its own, as have items of
 * trips that do not exist.
 */
export const useRows = (of: Of): Row[] => {
  const desk = useDesk();
  const isUsual = of === "usual";
  // The usual hours are the trips' own; those of a season without hours are none.
  const hoursPath = isUsual ? ["packages"] : ["seasons", of, "hours"];
  const prices = useReferenceRows(fieldOf(amountsPath(of)));
  const times = useReferenceRows(fieldOf(hoursPath));
  const listed = useValue(FILE, hoursPath);
  const listAt = useFieldPath(FILE, hoursPath);
  const usual = pricesIn(useValue(FILE, ["packages"]));

  const ofTrip = ({ file, data }: NonNullable<ReferenceRow["entry"]>): RowHours => ({
    file,
    path: ["start"],
    value: timesOf(data),
    change: (next) => {
      const { start, end } = timesOf(dataOf(desk.state().work, file)) ?? {};
      if (start !== next?.start) desk.change(file, ["start"], next?.start ?? "");
      if (end !== next?.end) desk.change(file, ["end"], next?.end ?? "");
    },
  });
  const ofSeason = ({ id, item, index }: ReferenceRow): RowHours => ({
    file: FILE,
    path: [...hoursPath, index ?? `of-${id}`],
    value: index === undefined ? undefined : timesOf(valueAt(listed, [index])),
    change: (next) => {
      const list = valueNow(dataOf(desk.state().work, FILE), listAt);
      const written = next && { trip: id, ...next };
      if (item) desk.change(FILE, [...listAt, item], written);
      else if (written) desk.change(FILE, listAt, [...(Array.isArray(list) ? list : []), written]);
    },
  });
  const rowOf = (trip: ReferenceRow, hours?: ReferenceRow) => {
    const own = isUsual ? trip.entry && ofTrip(trip.entry) : hours && ofSeason(hours);
    return {
      trip,
      ...(hours && (trip.entry || own?.value) && { hours: own }),
      usualPrice: usual.find(isOf(trip.id))?.amount,
      usualHours: timesOf(trip.entry?.data),
    };
  };
  const isFirst = (rows: readonly ReferenceRow[], row: ReferenceRow) =>
    rows.find(({ id }) => id === row.id) === row;
  const rows = prices.rows.map((amount): Row => {
    const isOnly = isFirst(prices.rows, amount);
    const field = prices.fieldsOf(amount).find(({ node }) => node.kind === "price");
    return {
      key: `${amount.id} ${isOnly ? "" : amount.item}`,
      ...rowOf(amount, isOnly ? times.rows.find(({ id }) => id === amount.id) : undefined),
      ...(field && { amount: { field, change: prices.changeIn(amount) } }),
    };
  });
  const others = times.rows.filter(
    (hours) => !isFirst(times.rows, hours) || !prices.rows.some(({ id }) => id === hours.id),
  );
  return isUsual
    ? rows
    : [
        ...rows,
        ...others.map((hours): Row => ({
          key: `${hours.id} hours ${hours.item}`,
          ...rowOf(hours, hours),
        })),
      ];
};
