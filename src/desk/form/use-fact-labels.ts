import type { Content, Entry } from "../../typed-content/content";
import { factNames } from "../../typed-content/texts/facts";
import { contentNow } from "../core/content-now";
import { useDeskState } from "../core/context";
import { factLabels, type FactLabels } from "../told/fact-labels";

let last: { entries: readonly Entry[]; names: string; labels: FactLabels } | undefined;

/** Cached: the labels depend on which facts exist, not on their values. */
const labelsIn = (content: Content): FactLabels => {
  const { files } = content.model.facts;
  const entries = content.entries.filter(({ collection }) => files.includes(collection));
  if (last?.entries.every((each, place) => each === entries[place])) return last.labels;
  const names = factNames(content).join();
  const labels = last?.names === names ? last.labels : factLabels(content);
  last = { entries, names, labels };
  return labels;
};

export const useFactLabels = () => useDeskState(({ work }) => labelsIn(contentNow(work)));
