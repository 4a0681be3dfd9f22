import type { LanguageCode } from "@brisa/typed-content/languages";
import { useDeskState, useWords } from "../state/context";
import { FieldMenu } from "./field-menu";
import { factsIn, shownFact } from "../told/fact-labels";
import { contentNow } from "../core/edits";

export const useFacts = (language: LanguageCode) =>
  useDeskState(({ work }) => factsIn(contentNow(work), language));

type Props = {
  language: LanguageCode;
  /** The text is a placeholder, as the form shows it. */
  onChoose: (text: string) => void;
  onClose: () => void;
};

export const FactList = ({ language, onChoose, onClose }: Props) => {
  const { fields } = useWords();
  const facts = [...useFacts(language)];
  const items = facts
    .sort(([, one], [, other]) => one.label.localeCompare(other.label))
    .map(([name, fact]) => ({
      name,
      content: (
        <>
          <span>{`${fact.label} `}</span>
          <small className="cut">{fact.value}</small>
        </>
      ),
      onChoose: () => onChoose(shownFact(fact)),
    }));
  return <FieldMenu label={fields.insertFact} items={items} onClose={onClose} />;
};
