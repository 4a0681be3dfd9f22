import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { places } from "../collections/places";
import type { ModelFinding } from "../findings";

/** Finds edges of the owner's chart that are in the wrong order, or one and the same. */
export const chartErrors = ({ entries }: Content): ModelFinding[] => {
  const all = entries.find(({ file }) => file === places.path)?.data;
  const { data } = places.schema.shape.chart.safeParse(isRecord(all) ? all.chart : undefined);
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
