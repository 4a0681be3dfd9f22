import { isRecord } from "../../typed-content/helpers/is-record";
import { type Content, valueIn, listedIn } from "../../typed-content/content";
import { LOWEST_PRICE, TRIP_COUNT } from "../calculated-facts";
import { soldTrips } from "../facts";
import type { ModelFinding } from "../findings";
import { textsNaming } from "./texts-naming";

/** Finds texts with the number of trips or the lowest price if fewer than two trips are sold. */
export const fewTrips = ({ entries }: Content): ModelFinding[] => {
  const packages = valueIn({ entries }, "prices.json", "packages");
  // Unknown if the prices cannot be read.
  if (!Array.isArray(packages)) return [];
  const { length: count } = soldTrips(listedIn({ entries }, "Trip"), packages.filter(isRecord));
  if (count > 1) return [];
  const names = count === 0 ? [TRIP_COUNT, LOWEST_PRICE] : [TRIP_COUNT];
  return textsNaming({ entries }, names, { code: "few-trips", count });
};
