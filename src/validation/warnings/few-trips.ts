import { idOf, type Content } from "../../content-files/content";
import { referenceLists } from "../../content-files/reference-lists";
import { entryTexts, type Row } from "../../content-files/texts";
import { defaultLanguage } from "../../languages";
import { LOWEST_PRICE, placeholdersIn, TRIP_COUNT } from "../../model/placeholders";
import type { Warning } from "./warning";

/** Texts that count the trips or name the lowest price, while only one trip, or none, is shown. */
export const fewTrips = ({ entries }: Content): Warning[] => {
  const trips = entries.filter(({ collection }) => collection.type === "Trip").map(idOf);
  const priced = referenceLists(entries).find(({ collection }) => collection === "Trip");
  const count = priced?.ids.filter((id) => trips.includes(id)).length ?? Infinity;
  if (count > 1) return [];
  const names = count === 0 ? [TRIP_COUNT, LOWEST_PRICE] : [TRIP_COUNT];
  return entries
    .flatMap((entry) => entryTexts(entry).rows)
    .filter((row) => placeholdersOf(row).some((name) => names.includes(name)))
    .map(({ cells }) => {
      const { file, path } = cells[defaultLanguage];
      return { file, path: path.slice(0, -1), code: "few-trips", count };
    });
};

const placeholdersOf = ({ cells }: Row) =>
  Object.values(cells).flatMap(({ text = "" }) => placeholdersIn(text));
