import { collections } from "../../model";
import { factNames } from "../../typed-content/texts/placeholders";
import { dataOf, type Work } from "../core/work";
import { useDeskState } from "../core/context";
import { factLabels, type FactLabels } from "../told/fact-labels";

const FILES = ["company.json", "terms.json", "prices.json"] as const;

let last: { data: unknown[]; names: string; labels: FactLabels } | undefined;

/** Returns the labels of all facts. Cached: they depend on which facts exist, not on their values. */
const labelsIn = (work: Work): FactLabels => {
  const data = FILES.map((file) => dataOf(work, file));
  if (last?.data.every((each, place) => each === data[place])) return last.labels;
  const [company, terms, prices] = data;
  const names = factNames(collections, { company, terms, prices }).join();
  const labels = last?.names === names ? last.labels : factLabels({ company, terms, prices });
  last = { data, names, labels };
  return labels;
};

/** Returns the label of each fact that texts may contain. */
export const useFactLabels = () => useDeskState(({ work }) => labelsIn(work));
