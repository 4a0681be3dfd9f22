import type { Facts } from "../model/placeholders";
import { soldTrips, type Listed } from "../model/shown";
import { isRecord, type Content } from "./content";
import { listedIn } from "./listed";

/**
 * Returns what placeholders speak of: of the prices, only those of trips that are sold.
 * @param files what company.json, terms.json and prices.json hold; while it is edited, anything
 */
export const factsOf = (files: Facts, trips: readonly Listed[]): Facts => {
  const { prices } = files;
  if (!isRecord(prices) || !Array.isArray(prices.packages)) return files;
  const sold = soldTrips(trips, prices.packages.filter(isRecord)).map(({ price }) => price);
  return { ...files, prices: { ...prices, packages: sold } };
};

/** Returns what placeholders in the content speak of. */
export const factsIn = (content: Pick<Content, "entries">): Facts => {
  const dataOf = (file: string) => content.entries.find((entry) => entry.file === file)?.data;
  const files = {
    company: dataOf("company.json"),
    terms: dataOf("terms.json"),
    prices: dataOf("prices.json"),
  };
  return factsOf(files, listedIn(content, "Trip"));
};
