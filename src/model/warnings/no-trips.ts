import { isRecord } from "@brisa/typed-content/helpers";
import { type Content, valueIn, listedIn } from "@brisa/typed-content";
import { LOWEST_PRICE } from "../calculated-facts";
import { soldTrips } from "../facts";
import type { ModelFinding } from "../findings";
import { textsNaming } from "./texts-naming";

/** Finds texts with the lowest price while no trip is sold. */
export const noTrips = ({ entries }: Content): ModelFinding[] => {
  const packages = valueIn({ entries }, "prices.json", "packages");
  // Unknown if the prices cannot be read.
  if (!Array.isArray(packages)) return [];
  const { length } = soldTrips(listedIn({ entries }, "Trip"), packages.filter(isRecord));
  return length > 0 ? [] : textsNaming({ entries }, [LOWEST_PRICE], { code: "no-trips" });
};
