import type { Facts } from "../model/placeholders";
import { isRecord, type Content } from "./content";
import { shownGroups } from "./reference-lists";

/** What placeholders in the content speak of; of the prices only those that the site shows. */
export const factsIn = ({ entries }: Pick<Content, "entries">): Facts => {
  const dataOf = (file: string) => entries.find((entry) => entry.file === file)?.data;
  const trips = entries
    .filter(({ collection }) => collection.type === "Trip")
    .map(({ data }) => (isRecord(data) ? data : {}))
    .map(({ id, order }) => ({ id: String(id), order: Number(order) }));
  const prices = dataOf("prices.json");
  const packages = shownGroups(isRecord(prices) && prices.packages, "trip", trips);
  return {
    company: dataOf("company.json"),
    terms: dataOf("terms.json"),
    prices: isRecord(prices) ? { ...prices, packages } : prices,
  };
};
