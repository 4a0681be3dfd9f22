import type { Address } from "../../../typed-content/address";
import type { Content } from "../../../typed-content/content";
import { entryName } from "../../../typed-content/labels";
import { isRecord } from "../../../base/is-record";
import { factFilesIn } from "../../../model/facts";
import { valueAt } from "../../../desk/core/paths";
import { entriesInOrder } from "../../../desk/form/reference-rows";
import { FILE } from "./entered";
import { amountsPath, hoursPath } from "./use-rows";

const placeOf = (list: unknown, trip: unknown) =>
  Array.isArray(list) ? list.findIndex((item) => isRecord(item) && item.trip === trip) : -1;

const tripsIn = (content: Content) => entriesInOrder(content, "Trip");

/**
 * Returns where the page shows a price or hours of a season, as if they were the usual ones, and the name of their trip;
 * undefined for other fields.
 */
export const shownInstead = (
  content: Content,
  { file, path }: Address,
): { address: Address; label: string } | undefined => {
  const [list, index, kind, place] = path;
  if (file !== FILE || list !== "seasons" || place === undefined) return undefined;
  const { prices } = factFilesIn(content);
  const id = valueAt(prices, ["seasons", index ?? 0, kind ?? "", place, "trip"]);
  const trip = tripsIn(content).find(({ data }) => valueAt(data, ["id"]) === id);
  const usual = placeOf(valueAt(prices, ["packages"]), id);
  if (!trip || usual < 0) return undefined;
  const label = entryName(trip.node, trip.data) ?? "";
  return kind === "amounts"
    ? { address: { file: FILE, path: ["packages", usual, "amount"] }, label }
    : { address: { file: trip.file, path: ["start"] }, label };
};

/** Returns the field of a season that the page shows as if it were the usual one; other fields as they are. */
export const fieldIn =
  (content: Content, index: number) =>
  (shown: Address): Address => {
    const { prices } = factFilesIn(content);
    const trips = tripsIn(content);
    const [list, place = 0, kind] = shown.path;
    if (shown.file === FILE && list === "packages" && kind === "amount") {
      const id = valueAt(prices, ["packages", place, "trip"]);
      const amounts = valueAt(prices, amountsPath(index));
      const count = Array.isArray(amounts) ? amounts.length : 0;
      const own = placeOf(amounts, id);
      // The box of a price that is not there yet has the place after the others (`use-reference-rows.ts`).
      const row = trips.findIndex(({ data }) => valueAt(data, ["id"]) === id);
      return { file: FILE, path: [...amountsPath(index), own < 0 ? count + row : own, "amount"] };
    }
    const trip = trips.find(({ file }) => file === shown.file);
    if (!trip || (list !== "start" && list !== "end")) return shown;
    const id = String(valueAt(trip.data, ["id"]));
    const own = placeOf(valueAt(prices, hoursPath(index)), id);
    return { file: FILE, path: [...hoursPath(index), own < 0 ? `of-${id}` : own] };
  };
