import { useRef, useState, type KeyboardEvent } from "react";
import { languageCodes, languages } from "../../../base/languages";
import { useWords } from "../../../desk/core/context";
import { FieldMenu } from "../../../desk/form/field-menu";
import { onOneLine } from "../../../desk/form/values/normalise-text";
import { languageName } from "../../../desk/told/labels";
import { readySentences, type Sentence } from "../../../model/collections/notice-sentences";
import type { TodayWords } from "./words";

/** As in the model. */
const LONGEST = 160;

type Props = { text: Sentence; onChange: (text: Sentence) => void; say: TodayWords };

const withoutSending = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};

export const SentenceFields = ({ text, onChange, say }: Props) => {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    menuButton.current?.focus();
  };
  return (
    <div className="today__words">
      {languageCodes.map((code) => (
        <label key={code}>
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <textarea
            className="input"
            rows={1}
            lang={code}
            aria-label={say.sentenceIn(languageName(code, words))}
            maxLength={LONGEST}
            value={text[code]}
            onKeyDown={withoutSending}
            onChange={({ target }) => onChange({ ...text, [code]: onOneLine(target.value) })}
          />
        </label>
      ))}
      <p className="field__hint">{say.oneSuffices}</p>
      <button
        ref={menuButton}
        type="button"
        className="link link--quiet"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {say.ready}
      </button>
      {isOpen && (
        <FieldMenu
          label={say.ready}
          items={readySentences.map((sentence) => ({
            name: sentence.es,
            content: sentence[words.code],
            onChoose: () => {
              onChange(sentence);
              close();
            },
          }))}
          onClose={close}
        />
      )}
    </div>
  );
};

export const SentenceLines = ({ text }: { text: Sentence }) => (
  <ul className="say">
    {languageCodes.map((code) => (
      <li key={code}>
        <span title={languages[code].name}>{code.toUpperCase()}</span>
        <p lang={code}>{text[code]}</p>
      </li>
    ))}
  </ul>
);
