import type { CalendarDate } from "../calendar-date";
import type { Facts } from "../model/placeholders";
import { lowestPrices, type PriceSeason, type TripPrice } from "../model/seasons";
import { soldTrips, type Listed } from "../model/shown";
import { isRecord, type Content } from "./content";
import { listedIn } from "./listed";

const isPrice = (group: unknown): group is TripPrice =>
  isRecord(group) && typeof group.trip === "string" && typeof group.amount === "number";

const listOf = (data: unknown, key: string) => {
  const list = isRecord(data) ? data[key] : undefined;
  return Array.isArray(list) ? (list as unknown[]) : [];
};

/** Returns the packages of prices.json, without those that the content check reports. */
export const packagesOf = (prices: unknown) => listOf(prices, "packages").filter(isPrice);

/** Returns the seasons of prices.json, without what the content check reports. */
export const seasonsOf = (prices: unknown): PriceSeason[] =>
  listOf(prices, "seasons")
    .filter(isRecord)
    .map((season) => ({
      from: String(season.from),
      to: String(season.to),
      amounts: listOf(season, "amounts").filter(isPrice),
    }));

/**
 * Returns the facts for placeholders. Only includes the prices of trips that are sold, each the lowest that can
 * still be booked.
 * @param files data of company.json, terms.json and prices.json, which may have errors
 */
export const factsOf = (files: Facts, trips: readonly Listed[], today: CalendarDate): Facts => {
  const { prices } = files;
  if (!isRecord(prices) || !Array.isArray(prices.packages)) return files;
  const sold = soldTrips(trips, prices.packages.filter(isRecord)).map(({ price }) => price);
  const packages = lowestPrices(
    { packages: sold as TripPrice[], seasons: seasonsOf(prices) },
    today,
  );
  return { ...files, prices: { ...prices, packages } };
};

/** Returns the data of the files with facts, as they are. */
export const factFilesIn = ({ entries }: Pick<Content, "entries">): Facts => {
  const dataOf = (file: string) => entries.find((entry) => entry.file === file)?.data;
  return {
    company: dataOf("company.json"),
    terms: dataOf("terms.json"),
    prices: dataOf("prices.json"),
  };
};

/** Returns the facts for placeholders in the content. */
export const factsIn = (content: Pick<Content, "entries">, today: CalendarDate): Facts =>
  factsOf(factFilesIn(content), listedIn(content, "Trip"), today);
