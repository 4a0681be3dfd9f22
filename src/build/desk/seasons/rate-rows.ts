import { isRecord } from "../../../base/is-record";
import { useDesk } from "../../../desk/core/context";
import { valueNow } from "../../../desk/core/identity";
import { schemaOf } from "../../../desk/core/model";
import { valueAt } from "../../../desk/core/paths";
import { dataOf } from "../../../desk/core/work";
import type { ReferenceRow } from "../../../desk/form/reference-rows";
import { useFieldPath, useValue } from "../../../desk/form/use-field";
import { useReferenceRows } from "../../../desk/form/use-reference-rows";
import { nodeAt, type Path } from "../../../typed-content/schema";
import { useScreen } from "./screen-state";
import { FILE } from "./seasons";
import type { EnteredHours } from "./typed-text";

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

const isFirst = (rows: readonly ReferenceRow[], row: ReferenceRow) =>
  rows.find(({ id }) => id === row.id) === row;

/**
 * Returns a row for each trip, with its prices and hours. A second price of a trip has a row of its own, as have items of
 * trips that do not exist.
 */
export const useRows = () => {
  const desk = useDesk();
  const { chosen } = useScreen();
  const amountsPath = chosen ? ["seasons", chosen.index, "amounts"] : ["packages"];
  // The usual hours are the trips' own.
  const hoursPath = chosen ? ["seasons", chosen.index, "hours"] : amountsPath;
  const schema = schemaOf(FILE) ?? {};
  const listOf = (path: Path) => ({ node: nodeAt(schema, path) ?? {}, file: FILE, path });
  const prices = useReferenceRows(listOf(amountsPath));
  const times = useReferenceRows(listOf(hoursPath));
  const listed = useValue(FILE, hoursPath);
  const hoursAt = useFieldPath(FILE, hoursPath);
  const usual = pricesIn(useValue(FILE, ["packages"]));

  const hoursOf = ({ id, entry, item, index }: ReferenceRow) => {
    const value = index === undefined ? undefined : timesOf(valueAt(listed, [index]));
    if (chosen)
      return {
        file: FILE,
        path: [...hoursPath, index ?? `of-${id}`],
        value,
        change: (next: EnteredHours | undefined) => {
          const list = valueNow(dataOf(desk.state().work, FILE), hoursAt);
          const own = next && { trip: id, ...next };
          if (item) desk.change(FILE, [...hoursAt, item], own);
          else if (own) desk.change(FILE, hoursAt, [...(Array.isArray(list) ? list : []), own]);
        },
      };
    const file = entry?.file ?? FILE;
    return {
      file,
      path: ["start"],
      value: timesOf(entry?.data),
      change: (next: EnteredHours | undefined) => {
        const { start, end } = timesOf(dataOf(desk.state().work, file)) ?? {};
        if (start !== next?.start) desk.change(file, ["start"], next?.start ?? "");
        if (end !== next?.end) desk.change(file, ["end"], next?.end ?? "");
      },
    };
  };
  const rowOf = (key: string, trip: ReferenceRow, hours?: ReferenceRow) => {
    const own = hours && hoursOf(hours);
    const usually = timesOf(trip.entry?.data);
    return {
      key,
      trip,
      /** Undefined if the trip has another row for them, or does not exist. */
      hours: trip.entry || own?.value ? own : undefined,
      times: own?.value ?? usually,
      /** Beside those of a season. */
      usual: chosen && {
        amount: usual.find(isOf(trip.id))?.amount,
        hours: usually,
      },
    };
  };
  const others = times.rows.filter(
    (hours) => !isFirst(times.rows, hours) || !prices.rows.some(({ id }) => id === hours.id),
  );
  return {
    amountsPath,
    rows: [
      ...prices.rows.map((row) => {
        const isOnly = isFirst(prices.rows, row);
        const hours = isOnly ? times.rows.find(({ id }) => id === row.id) : undefined;
        const field = prices.fieldsOf(row).find(({ node }) => node.kind === "price");
        return {
          ...rowOf(`${row.id} ${isOnly ? "" : row.item}`, row, hours),
          price: field && { field, change: prices.changeIn(row) },
        };
      }),
      ...(chosen ? others : []).map((hours) => ({
        ...rowOf(`${hours.id} hours ${hours.item}`, hours, hours),
        price: undefined,
      })),
    ],
  };
};

export type Row = ReturnType<typeof useRows>["rows"][number];
