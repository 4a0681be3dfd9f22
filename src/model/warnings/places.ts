import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { isOnChart } from "../chart-frame";
import { company } from "../collections/company";
import { places } from "../collections/places";
import { namedPlaces } from "../named-places";
import type { ModelFinding } from "../findings";
import { shownTrips } from "./shown-trips";

/** Finds a harbour outside the chart, without which pages leave it out, or else the places that it cannot show. */
export const offChart = ({ entries }: Content): ModelFinding[] => {
  const dataOf = (path: string) => entries.find(({ file }) => file === path)?.data;
  const [its, all] = [dataOf(company.path), dataOf(places.path)];
  const { shape } = places.schema;
  const position = company.schema.shape.position.safeParse(isRecord(its) && its.position);
  const chart = shape.chart.safeParse(isRecord(all) ? all.chart : undefined);
  // Errors of these are told instead.
  if (!position.success || !chart.success) return [];
  if (!isOnChart(position.data, chart.data))
    return [{ file: company.path, path: ["position"], code: "off-chart" }];
  const list = isRecord(all) && Array.isArray(all.places) ? all.places : [];
  return list.flatMap((place, index): ModelFinding[] => {
    const { data } = shape.places.element.safeParse(place);
    return data && !isOnChart(data, chart.data)
      ? [{ file: places.path, path: ["places", index, "latitude"], code: "place-off-chart" }]
      : [];
  });
};

/**
 * Finds trips whose description names none of the places. Structured data needs one for the itinerary. Ignores
 * hidden ones.
 */
export const tripsWithoutPlace = ({ entries }: Content): ModelFinding[] => {
  const all = entries.find(({ file }) => file === places.path)?.data;
  const list = isRecord(all) && Array.isArray(all.places) ? all.places : [];
  const named = list.filter(isRecord).filter(({ name }) => isRecord(name));
  if (named.length === 0) return [];
  return shownTrips({ entries })
    .filter(({ data }) => {
      const texts = isRecord(data) && data.description;
      return isRecord(texts) && namedPlaces(named, texts).length === 0;
    })
    .map(({ file }) => ({ file, path: ["description"], code: "no-place" }));
};
