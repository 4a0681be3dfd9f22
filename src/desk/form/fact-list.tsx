import { useMemo } from "react";
import { palmaDate } from "../../base/calendar/calendar-date";
import { factsIn } from "../../model/facts";
import type { LanguageCode } from "../../base/languages";
import { placeholderValues } from "../../model/placeholder-values";
import { editedContent } from "../core/edits";
import { useDesk, useWords } from "../core/context";
import { FieldMenu } from "./field-menu";
import { useFactLabels } from "./use-fact-labels";

type Props = {
  /** The language in which values are formatted. */
  language: LanguageCode;
  /** Called with the placeholder to insert, as the form shows it. */
  onChoose: (text: string) => void;
  onClose: () => void;
};

/** Renders a menu of all facts with their values. */
export const FactList = ({ language, onChoose, onClose }: Props) => {
  const desk = useDesk();
  const { fields } = useWords();
  const labels = useFactLabels();
  const values = useMemo(() => {
    const { snapshot, edits } = desk.state().work;
    return placeholderValues(
      factsIn(editedContent(snapshot, edits), palmaDate(new Date())),
      language,
    );
  }, [desk, language]);
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
