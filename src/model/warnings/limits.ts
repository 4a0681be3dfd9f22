import { isRecord } from "../../base/is-record";
import type { Content } from "../../typed-content/content";
import { isOnChart } from "../chart-frame";
import { company } from "../collections/company";
import { factFilesIn } from "../facts";
import type { ModelFinding } from "../findings";

/** Most passengers of a boat without the certificate of a passenger ship (SOLAS, chapter I, regulation 2). */
const MOST_GUESTS = 12;

/** Finds a harbour that is not on the chart, and more guests than most boats may carry. */
export const unusualLimits = ({ entries }: Content): ModelFinding[] => {
  const { company: its, terms } = factFilesIn({ entries });
  const found: ModelFinding[] = [];
  const position = company.schema.shape.position.safeParse(isRecord(its) && its.position);
  if (position.success && !isOnChart(position.data))
    found.push({ file: "company.json", path: ["position"], code: "off-chart" });
  if (isRecord(terms) && Number(terms.guests) > MOST_GUESTS)
    found.push({ file: "terms.json", path: ["guests"], code: "many-guests", limit: MOST_GUESTS });
  return found;
};
