import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { namedPlaces } from "../named-places";
import type { ModelFinding } from "../findings";
import { shownTrips } from "./shown-trips";

/**
 * Finds trips whose description names no place of the chart. Structured data needs one for the itinerary. Ignores
 * hidden ones.
 */
export const tripsWithoutPlace = ({ entries }: Content): ModelFinding[] => {
  const chart = entries.find(({ file }) => file === "places.json")?.data;
  const list = isRecord(chart) && Array.isArray(chart.places) ? chart.places : [];
  const places = list
    .filter(isRecord)
    .filter(({ kind, name }) => kind !== "port" && isRecord(name));
  if (places.length === 0) return [];
  return shownTrips({ entries })
    .filter(({ data }) => {
      const texts = isRecord(data) && data.description;
      return isRecord(texts) && namedPlaces(places, texts).length === 0;
    })
    .map(({ file }) => ({ file, path: ["description"], code: "no-place" }));
};
