import { useMemo } from "react";
import type { LanguageCode } from "@brisa/typed-content/languages";
import { factNames, factValues } from "@brisa/typed-content/texts";
import { today } from "../core/model";
import { useDesk, useDeskState, useWords } from "../state/context";
import { FieldMenu } from "./field-menu";
import type { Content, Entry } from "@brisa/typed-content";
import { factLabels, type FactLabels } from "../told/fact-labels";
import { contentNow } from "../core/edits";

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

type Props = {
  language: LanguageCode;
  /** The text is a placeholder, as the form shows it. */
  onChoose: (text: string) => void;
  onClose: () => void;
};

export const FactList = ({ language, onChoose, onClose }: Props) => {
  const desk = useDesk();
  const { fields } = useWords();
  const labels = useFactLabels();
  const values = useMemo(
    () => factValues(contentNow(desk.state().work), language, today()),
    [desk, language],
  );
  const facts = [...labels].sort(([, one], [, other]) => one.localeCompare(other));
  const items = facts.map(([name, label]) => ({
    name,
    content: (
      <>
        <span>{`${label} `}</span>
        <small className="cut">{values[name]}</small>
      </>
    ),
    onChoose: () => onChoose(`{${label}}`),
  }));
  return <FieldMenu label={fields.insertFact} items={items} onClose={onClose} />;
};
