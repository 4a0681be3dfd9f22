import { isRecord } from "@brisa/typed-content/helpers";
import { type Content, valueIn } from "@brisa/typed-content";
import { places } from "../collections/places";
import type { ModelFinding } from "../findings";

/** Edges in the wrong order, or one and the same, also while others are still empty. */
export const chartErrors = (content: Content): ModelFinding[] => {
  const chart = valueIn(content, places.path, "chart");
  if (!isRecord(chart)) return [];
  const degrees = (edge: string) => (typeof chart[edge] === "number" ? chart[edge] : NaN);
  const edges = [
    ...(degrees("north") <= degrees("south") ? ["north"] : []),
    ...(degrees("west") >= degrees("east") ? ["west"] : []),
  ];
  return edges.map((edge) => ({
    file: places.path,
    path: ["chart", edge],
    code: "crossed-edges",
  }));
};
