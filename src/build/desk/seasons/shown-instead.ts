import type { Address } from "../../../typed-content/address";
import type { Content } from "../../../typed-content/content";
import { entryName } from "../../../typed-content/labels";
import { isRecord } from "../../../base/is-record";
import { factFilesIn } from "../../../model/facts";
import { valueAt } from "../../../desk/core/paths";
import { FILE } from "./entered";

/**
 * Returns where the page shows a price or hours of a season, as if they were the usual ones, and the name of their trip;
 * undefined for other fields.
 */
export const shownInstead = (
  content: Content,
  { file, path }: Address,
): { address: Address; label: string } | undefined => {
  const [list, , kind] = path;
  if (file !== FILE || list !== "seasons" || (kind !== "amounts" && kind !== "hours"))
    return undefined;
  const { prices } = factFilesIn(content);
  const id = valueAt(prices, [...path.slice(0, 4), "trip"]);
  const trip = content.entries.find(
    ({ collection, data }) => collection.type === "Trip" && isRecord(data) && data.id === id,
  );
  const packages = valueAt(prices, ["packages"]);
  const place = Array.isArray(packages)
    ? packages.findIndex((price) => isRecord(price) && price.trip === id)
    : -1;
  if (!trip || place < 0) return undefined;
  const label = entryName(trip.node, trip.data) ?? "";
  return kind === "amounts"
    ? { address: { file: FILE, path: ["packages", place, "amount"] }, label }
    : { address: { file: trip.file, path: ["start"] }, label };
};
