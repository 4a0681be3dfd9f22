import { isRecord } from "../../base/is-record";
import { type Content, valueIn, listedIn } from "../../typed-content/content";
import { entryTexts, type Row } from "../../typed-content/texts/texts";
import { defaultLanguage } from "../../base/languages";
import { placeholdersIn } from "../../typed-content/texts/placeholders";
import { LOWEST_PRICE, TRIP_COUNT } from "../calculated-facts";
import { soldTrips } from "../facts";
import { partsFor } from "../text-parts";
import type { ModelFinding } from "../findings";

/** Finds texts with the number of trips or the lowest price if fewer than two trips are sold. */
export const fewTrips = ({ entries }: Content): ModelFinding[] => {
  const packages = valueIn({ entries }, "prices.json", "packages");
  // Unknown if the prices cannot be read.
  if (!Array.isArray(packages)) return [];
  const { length: count } = soldTrips(listedIn({ entries }, "Trip"), packages.filter(isRecord));
  if (count > 1) return [];
  const names = count === 0 ? [TRIP_COUNT, LOWEST_PRICE] : [TRIP_COUNT];
  const parts = partsFor({ entries });
  const placeholdersOf = ({ cells }: Row) =>
    Object.values(cells).flatMap(({ text = "" }) => placeholdersIn(parts(text)));
  return entries
    .flatMap((entry) => entryTexts(entry).rows)
    .filter((row) => placeholdersOf(row).some((name) => names.includes(name)))
    .map(({ cells }) => {
      const { file, path } = cells[defaultLanguage];
      return { file, path: path.slice(0, -1), code: "few-trips", count };
    });
};
