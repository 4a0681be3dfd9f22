import { isRecord } from "@brisa/typed-content/helpers";
import { type Content, listAt, valueIn } from "@brisa/typed-content";
import { isOnChart } from "../chart-frame";
import { places } from "../collections/places";
import { positionIn } from "../facts";
import { namedPlaces } from "../named-places";
import type { ModelFinding } from "../findings";
import { shownTrips } from "./shown-trips";

const placesIn = (content: Content) => listAt(valueIn(content, places.path), ["places"]);

/** Finds a harbour outside the chart, without which pages leave it out, or else the places that it cannot show. */
export const offChart = (content: Content): ModelFinding[] => {
  const { shape } = places.schema;
  const position = positionIn(content);
  const chart = shape.chart.safeParse(valueIn(content, places.path, "chart"));
  // Errors of these are told instead.
  if (!position || !chart.success) return [];
  if (!isOnChart(position, chart.data))
    return [{ file: "company.json", path: ["position"], code: "off-chart" }];
  return placesIn(content).flatMap((place, index): ModelFinding[] => {
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
export const tripsWithoutPlace = (content: Content): ModelFinding[] => {
  const named = placesIn(content)
    .filter(isRecord)
    .filter(({ name }) => isRecord(name));
  if (named.length === 0) return [];
  return shownTrips(content)
    .filter(
      ({ data: { description } }) =>
        isRecord(description) && namedPlaces(named, description).length === 0,
    )
    .map(({ file }) => ({ file, path: ["description"], code: "no-place" }));
};
