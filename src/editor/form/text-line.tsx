import { memo, useId, useRef } from "react";
import type { LanguageCode } from "../../languages";
import type { Path, SchemaNode } from "../../model/schema";
import { isSame } from "../content/json";
import { languageName } from "../content/field-place";
import { isOlderAt } from "../content/translations";
import { useDesk, useDeskState, useWords } from "../context";
import { Icon } from "../icon";
import { errorWords, isMissing } from "./error-words";
import { useErrors } from "./field-errors";
import { moveOn, pasteClean } from "./keyboard";
import { lengthWords } from "./length-words";
import { useFactLabels } from "./use-fact-labels";
import { fieldAttribute, useValue } from "./use-field";
import { useTyped } from "./use-typed";
import { toShownText, toStoredText, type FactLabels } from "./values/fact-labels";
import { onOneLine } from "./values/pasted-text";
import { normaliseText } from "./values/normalise-text";

type Props = {
  /** Schema of the text in this language. */
  node: SchemaNode;
  /** Label of the whole field. */
  label: string;
  language: LanguageCode;
  file: string;
  /** Ends with the language. */
  path: Path;
  isOneLine: boolean;
  /** Whether the field is optional and empty in all languages. */
  isLeftOut: boolean;
  /** Saves the text; placeholders are in their stored form. */
  store: (language: LanguageCode, text: string) => void;
};

const BRACES = /(?<!\{)(\{[^{}\n]*\})(?!\})/;

/** Splits a text, as the form shows it, into labels of facts in braces and other text. */
const piecesOf = (shown: string, labels: FactLabels) => {
  const known = new Set(Array.from(labels.values(), (label) => `{${label}}`));
  return shown
    .split(BRACES)
    .filter((text) => text !== "")
    .map((text) => ({ text, isFact: known.has(text) }));
};

/** Returns the first text in single braces in a stored text, which is not a fact, without the braces. */
const unknownFact = (stored: string) => BRACES.exec(stored)?.[1]?.slice(1, -1);

/** Returns the notes below a line. */
const useNotes = ({ node, file, path, isLeftOut }: Props, stored: string) => {
  const words = useWords();
  const control = useErrors(file, path);
  const { fields } = words;
  const isOlder = useDeskState(({ work }) => isOlderAt(work, { file, path }));
  const length = lengthWords(stored, node.maxLength, fields);
  const unknown = unknownFact(stored);
  const wrong = control.errors
    .filter((error) => !isMissing(error) && error.code !== "too-long")
    .map((error) => errorWords(error, node, stored, words));
  const isEmpty = stored === "" && !isLeftOut;
  return {
    control,
    isOlder,
    isEmpty,
    /** Whether to show the missing text as an error. */
    isMissing: isEmpty && control.errors.length > 0,
    wrong: [...new Set([...(length?.isOver ? [length.text] : []), ...wrong])],
    quiet: [
      ...(isEmpty ? [fields.missing] : []),
      ...(length && !length.isOver ? [length.text] : []),
      ...(unknown === undefined ? [] : [fields.noFact(unknown)]),
    ],
  };
};

const Line = (props: Props) => {
  const { node, label, language, file, path, isOneLine, store } = props;
  const desk = useDesk();
  const words = useWords();
  const { fields } = words;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const labels = useFactLabels();
  const value = useValue(file, path);
  const stored = value === undefined ? "" : String(value);
  const typed = useTyped(props, toShownText(stored, labels), (text) => {
    const meant = normaliseText(node.kind, toStoredText(text, labels));
    store(language, isOneLine ? onOneLine(meant) : meant);
  });
  const { control, isOlder, isEmpty, isMissing, wrong, quiet } = useNotes(props, stored);
  const isNoted = isOlder || wrong.length > 0 || quiet.length > 0;
  const state = [
    "line",
    isOlder && "is-old",
    isMissing ? "is-missing" : isEmpty && "is-empty",
    wrong.length > 0 && "is-wrong",
  ];
  return (
    <div className={state.filter(Boolean).join(" ")}>
      <span className="line__tag" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <span className="grow">
        <span className="grow__back" aria-hidden="true">
          {piecesOf(typed.text, labels).map(({ text, isFact }, place) =>
            isFact ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
          )}
          {/* Gives an empty last line its height. */}
          <span>{"\u200b"}</span>
        </span>
        <textarea
          {...fieldAttribute(path)}
          ref={area}
          lang={language}
          rows={1}
          aria-label={fields.inLanguage(label, languageName(language, words))}
          aria-invalid={isMissing || wrong.length > 0 || undefined}
          aria-describedby={isNoted ? id : undefined}
          value={typed.text}
          onChange={({ target }) => typed.onText(target.value)}
          onPaste={pasteClean(isOneLine)}
          onKeyDown={isOneLine ? moveOn : undefined}
          onFocus={() => {
            typed.onFocus();
            control.onFocus();
          }}
          onBlur={() => {
            typed.onBlur();
            control.onBlur();
          }}
        />
      </span>
      {isNoted && (
        <p className="line__note" id={id}>
          {(isMissing || wrong.length > 0) && <Icon name="alert" />}
          <span>{[...wrong, ...quiet].join(" ")}</span>
          {isOlder && (
            <>
              <span>{` ${fields.older} `}</span>
              <button
                type="button"
                className="link"
                onClick={() => {
                  area.current?.focus();
                  desk.confirm(file, path);
                }}
              >
                {fields.stillRight}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
};

const isSameLine = ({ path, ...before }: Props, { path: nextPath, ...after }: Props) =>
  isSame(path, nextPath) && isSame(before, after);

/** Renders the text in one language. Only re-renders when its own props or state change. */
export const TextLine = memo(Line, isSameLine);
