import { isCalendarDate } from "../base/calendar/calendar-date";
import { terms as termsCollection } from "./collections/terms";
import type { Listed } from "../typed-content/shown";
import { soldTrips } from "./sold-trips";
import { type PriceSeason, type Tariff, type TripPrice } from "./prices";
import { WHOLE_YEAR, type Season } from "./season";
import { isRecord } from "../base/is-record";
import type { Content } from "../typed-content/content";
import { listedIn } from "../typed-content/listed";

/** The data of the files with facts about the company, which may have errors. */
export type Facts = Record<"company" | "terms" | "prices", unknown>;

const isPrice = (group: unknown): group is TripPrice =>
  isRecord(group) && typeof group.trip === "string" && typeof group.amount === "number";

const listOf = (data: unknown, key: string) => {
  const list = isRecord(data) ? data[key] : undefined;
  return Array.isArray(list) ? (list as unknown[]) : [];
};

/** Returns the seasons of prices.json with their positions, without what the content check reports. */
export const seasonsOf = (prices: unknown): (PriceSeason & { index: number })[] =>
  listOf(prices, "seasons")
    .map((season, index) => {
      const { from, to } = isRecord(season) ? season : {};
      const amounts = listOf(season, "amounts").filter(isPrice);
      return { index, from: String(from), to: String(to), amounts };
    })
    .filter(({ from, to }) => isCalendarDate(from) && isCalendarDate(to) && from <= to);

const { season: tripMonths } = termsCollection.schema.shape;

/** Returns the months with trips; all of them if none are entered, or if they are wrong. */
const tripMonthsOf = (terms: unknown): Season =>
  tripMonths.safeParse(isRecord(terms) ? terms.season : undefined).data ?? WHOLE_YEAR;

/**
 * Returns what the owner has entered about the prices of the trips that are sold, in the order of the site.
 * @param files data of terms.json and prices.json, which may have errors
 */
export const tariffOf = ({ terms, prices }: Omit<Facts, "company">, trips: readonly Listed[]) => ({
  packages: soldTrips(trips, listOf(prices, "packages").filter(isPrice)).map(({ price }) => price),
  seasons: seasonsOf(prices),
  months: tripMonthsOf(terms),
});

/** Returns what has been entered about prices in the content. */
export const tariffIn = (content: Pick<Content, "entries">): Tariff =>
  tariffOf(factFilesIn(content), listedIn(content, "Trip"));

/** Returns the data of the files with facts, as they are. */
export const factFilesIn = ({ entries }: Pick<Content, "entries">): Facts => {
  const dataOf = (file: string) => entries.find((entry) => entry.file === file)?.data;
  return {
    company: dataOf("company.json"),
    terms: dataOf("terms.json"),
    prices: dataOf("prices.json"),
  };
};
