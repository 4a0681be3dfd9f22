import { useMemo } from "react";
import type { LanguageCode } from "../../base/languages";
import { factValues } from "../../typed-content/texts/facts";
import { contentNow } from "../core/content-now";
import { today } from "../core/today";
import { useDesk, useWords } from "../core/context";
import { FieldMenu } from "./field-menu";
import { useFactLabels } from "./use-fact-labels";

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
        <small>{values[name]}</small>
      </>
    ),
    onChoose: () => onChoose(`{${label}}`),
  }));
  return <FieldMenu label={fields.insertFact} items={items} onClose={onClose} />;
};
