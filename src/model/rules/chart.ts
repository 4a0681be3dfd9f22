import type { Content } from "../../typed-content/content";
import { valueIn } from "../../typed-content/value-at";
import { places } from "../collections/places";
import type { ModelFinding } from "../findings";

/** Edges in the wrong order, or one and the same. */
export const chartErrors = (content: Content): ModelFinding[] => {
  const { data } = places.schema.shape.chart.safeParse(valueIn(content, places.path, "chart"));
  if (!data) return [];
  const edges = [
    ...(data.north <= data.south ? ["north"] : []),
    ...(data.west >= data.east ? ["west"] : []),
  ];
  return edges.map((edge) => ({
    file: places.path,
    path: ["chart", edge],
    code: "crossed-edges",
  }));
};
