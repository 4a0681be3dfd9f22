import type { Facts } from "../model/placeholders";
import { soldTrips, type Listed } from "../model/shown";
import { isRecord, type Content } from "./content";
import { listedIn } from "./listed";

/**
 * Returns the facts for placeholders. Only includes the prices of trips that are sold.
 * @param files data of company.json, terms.json and prices.json, which may have errors
 */
export const factsOf = (files: Facts, trips: readonly Listed[]): Facts => {
  const { prices } = files;
  if (!isRecord(prices) || !Array.isArray(prices.packages)) return files;
  const sold = soldTrips(trips, prices.packages.filter(isRecord)).map(({ price }) => price);
  return { ...files, prices: { ...prices, packages: sold } };
};

/** Returns the facts for placeholders in the content. */
export const factsIn = (content: Pick<Content, "entries">): Facts => {
  const dataOf = (file: string) => content.entries.find((entry) => entry.file === file)?.data;
  const files = {
    company: dataOf("company.json"),
    terms: dataOf("terms.json"),
    prices: dataOf("prices.json"),
  };
  return factsOf(files, listedIn(content, "Trip"));
};
