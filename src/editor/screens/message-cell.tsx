import { useId } from "react";
import type { LanguageCode } from "../../languages";
import { placeholdersIn } from "../../model/placeholders";
import { languageName } from "../content/field-place";
import { isOlderAt } from "../content/translations";
import { useDesk, useDeskState, useWords } from "../context";
import { fieldAttribute, useField } from "../form/use-field";
import { useTyped } from "../form/use-typed";
import { normaliseText } from "../form/values/normalise-text";
import { Icon } from "../icon";

type CellProps = {
  file: string;
  messageKey: string;
  language: LanguageCode;
  /** Label of the message. */
  label: string;
  /** Error that the check has found. */
  error?: string;
  /** The first language with the same text. */
  equalTo?: LanguageCode;
  /** Names of the variables that the message must contain. */
  variables: readonly string[];
};

/** A message in one language. */
export const MessageCell = ({
  file,
  messageKey,
  language,
  label,
  error,
  equalTo,
  variables,
}: CellProps) => {
  const desk = useDesk();
  const words = useWords();
  const { words: labels } = words.texts;
  const path = [messageKey];
  const { value, set } = useField(file, path);
  const isOlder = useDeskState(({ work }) => isOlderAt(work, { file, path }));
  const note = useId();
  const text = typeof value === "string" ? value : "";
  const typed = useTyped({ file, path }, text, (written) => set(normaliseText(undefined, written)));
  const isMissing = text.trim() === "";
  const lost = variables.filter((name) => !placeholdersIn(text).includes(name));
  const errorText =
    lost.length > 0
      ? labels.lost(bracedList(lost, words.tag))
      : typed.isFocused
        ? undefined
        : error;
  const state = isMissing ? "is-missing" : isOlder ? "is-old" : "";
  return (
    <div className={`line ${state}`} data-file={file}>
      <span className="line__tag" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <span className="grow">
        <span className="grow__back" aria-hidden="true">
          {`${typed.text}\u200b`}
        </span>
        <textarea
          {...fieldAttribute(path)}
          lang={language}
          rows={1}
          aria-label={labels.inLanguage(label, languageName(language, words))}
          aria-invalid={isMissing || errorText !== undefined}
          aria-describedby={note}
          value={typed.text}
          onChange={({ target }) => typed.onText(target.value)}
          onFocus={typed.onFocus}
          onBlur={typed.onBlur}
        />
      </span>
      {isMissing && (
        <p className="line__note" id={note}>
          <Icon name="alert" />
          {labels.missing}
        </p>
      )}
      {!isMissing && (errorText !== undefined || isOlder || equalTo) && (
        <p className={`line__note ${errorText === undefined ? "" : "line__note--wrong"}`} id={note}>
          <span>
            {errorText ??
              (isOlder ? labels.older : equalTo && labels.equal(languageName(equalTo, words)))}
          </span>
          {errorText === undefined && isOlder && (
            <button type="button" className="link" onClick={() => desk.confirm(file, path)}>
              {labels.stillRight}
            </button>
          )}
        </p>
      )}
    </div>
  );
};

/** Returns variables as a list: `{{count}} y {{name}}`. */
export const bracedList = (names: readonly string[], tag: string) =>
  new Intl.ListFormat(tag).format(names.map((name) => `{{${name}}}`));
