import { memo, useState } from "react";
import { defaultLanguage, type LanguageCode } from "@brisa/typed-content/languages";
import { visibleText, type ContentError } from "@brisa/typed-content/check";
import type { Path, SchemaNode } from "@brisa/typed-content";
import { publicOf } from "../core/earlier";
import { languageName } from "../told/labels";
import { readStateAt } from "../core/unread";
import { UnreadRow } from "./unread-row";
import { useDeskState, useWords } from "../state/context";
import { Icon } from "../ui/icon";
import { isMissing } from "../core/check";
import { errorWords, lengthWords } from "../told/finding-words";
import { useErrors } from "../state/field-errors";
import { Note } from "./frame";
import { moveOn, pasteClean } from "./keyboard";
import { useFacts } from "./fact-list";
import { fieldAttribute, fieldId, useValue } from "./use-field";
import { useTyped } from "./typed-input";
import { retypedFact, shownFact, toShownText, toStoredText, type Facts } from "../told/fact-labels";
import { onOneLine } from "../values/normalise-text";
import { isSame } from "../core/json";

type TextProps = {
  node: SchemaNode;
  language: LanguageCode;
  file: string;
  /** Ends with the language. */
  path: Path;
  /** The field is optional, and empty in all languages. */
  isLeftOut: boolean;
  /** The language in which pages show it: another one while the text is not translated and need not be. */
  shownIn: LanguageCode;
  /** Said of it as long as it holds, besides what the check finds. */
  also?: { wrong?: string; quiet?: string };
  /** The text may name facts in braces. */
  hasFacts: boolean;
};

type Props = TextProps & {
  label: string;
  /** The text is written in this language first. */
  isOriginal: boolean;
  isOneLine: boolean;
  /** Placeholders are in their stored form. */
  store: (language: LanguageCode, text: string) => void;
};

const NO_FACTS: Facts = new Map();

const BRACES = /(?<!\{)(\{[^{}\n]*\})(?!\})/;

/** Facts in braces, and other text. */
const piecesOf = (shown: string, facts: Facts) => {
  const known = new Set(Array.from(facts.values(), shownFact));
  return shown
    .split(BRACES)
    .filter((text) => text !== "")
    .map((text) => ({ text, isFact: known.has(text) }));
};

/** A text in single braces is no fact. */
const unknownFact = (stored: string) => BRACES.exec(stored)?.[1]?.slice(1, -1);

/** What is said of these is said otherwise. */
const isSaid = (error: ContentError) =>
  isMissing(error) || error.code === "too-long" || error.code === "different-variables";

const useNotes = ({ node, language, file, path, isLeftOut, also, hasFacts }: TextProps) => {
  const words = useWords();
  const value = useValue(file, path);
  const stored = value === undefined ? "" : String(value);
  const control = useErrors(file, path);
  const { fields } = words;
  const length = lengthWords(stored, node.maxLength, fields);
  const unknown = hasFacts ? unknownFact(stored) : undefined;
  const wrong = control.errors
    .filter((error) => !isSaid(error))
    .map((error) => errorWords(error, node, stored, words));
  const isEmpty = stored === "" && !isLeftOut;
  // A translation that never was public waits; nothing is wrong with it.
  const isWaiting =
    useDeskState(({ work }) => !publicOf(work, file, path)) && language !== defaultLanguage();
  return {
    stored,
    control,
    isEmpty,
    isMissing: isEmpty && !isWaiting && control.errors.length > 0,
    wrong: [length?.isOver && length.text, !isEmpty && also?.wrong, ...new Set(wrong)].filter(
      Boolean,
    ),
    quiet: [
      length && !length.isOver && length.text,
      unknown !== undefined && fields.noFact(unknown),
      also?.quiet,
    ].filter(Boolean),
  };
};

const Line = (props: Props) => {
  const { label, isOriginal, language, shownIn, file, path, isOneLine, hasFacts } = props;
  const words = useWords();
  const { fields } = words;
  const all = useFacts(language);
  const facts = hasFacts ? all : NO_FACTS;
  // Translations are cut to one line until they get the focus or are to be read, and then stay open.
  const [isOpen, setOpen] = useState(isOriginal);
  const readState = useDeskState(({ work }) => readStateAt(work, { file, path }));
  const isUnread = readState !== "read";
  const { stored, control, isEmpty, isMissing, wrong, quiet } = useNotes(props);
  const write = (text: string) => {
    const meant = visibleText(text);
    props.store(language, isOneLine ? onOneLine(meant) : meant);
  };
  const typed = useTyped(props, toShownText(stored, facts), (text) =>
    write(toStoredText(text, facts)),
  );
  const retyped = retypedFact(typed.text, facts);
  const isNoted = isEmpty || wrong.length > 0 || quiet.length > 0;
  const state = [
    "line",
    !isOpen && !isUnread && "is-cut",
    isUnread && "is-unread",
    isMissing ? "is-missing" : isEmpty && "is-empty",
    wrong.length > 0 && "is-wrong",
  ];
  const name = fields.inLanguage(label, languageName(language, words));
  const id = fieldId(file, path);
  const [noteId, unreadId] = [`${id}-note`, `${id}-unread`];
  return (
    <div className={state.filter(Boolean).join(" ")} data-file={file}>
      <span className="line__tag" aria-hidden="true">
        {language.toUpperCase()}
      </span>
      <span className="grow">
        <span className="grow__back" aria-hidden="true">
          {piecesOf(typed.text, facts).map(({ text, isFact }, place) =>
            isFact ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
          )}
          {/* Gives an empty last line its height. */}
          <span>{"\u200b"}</span>
        </span>
        <textarea
          {...fieldAttribute(path)}
          id={id}
          lang={language}
          rows={1}
          aria-label={name}
          aria-invalid={isMissing || wrong.length > 0 || undefined}
          aria-describedby={
            [isUnread && unreadId, isNoted && noteId].filter(Boolean).join(" ") || undefined
          }
          value={typed.text}
          onChange={({ target }) => typed.onText(target.value)}
          onPaste={pasteClean(isOneLine)}
          onKeyDown={isOneLine ? moveOn : undefined}
          onFocus={() => {
            setOpen(true);
            control.onFocus();
          }}
          onBlur={() => {
            typed.onBlur();
            control.onBlur();
          }}
        />
      </span>
      {isEmpty && (
        <p className="line__note quiet" id={noteId}>
          {isMissing && <Icon name="alert" />}
          <span>
            {shownIn === language ? fields.missing : fields.shownIn(languageName(shownIn, words))}
          </span>
        </p>
      )}
      {retyped !== undefined && (
        <p className="line__retyped quiet" role="status">
          {fields.retypedFact(retyped)}
        </p>
      )}
      <UnreadRow
        id={unreadId}
        line={name}
        at={{ file, path }}
        state={readState}
        onPress={() => document.getElementById(id)?.focus()}
      />
    </div>
  );
};

const isSameLine = ({ path, ...before }: Props, { path: nextPath, ...after }: Props) =>
  isSame(path, nextPath) && isSame(before, after);

/** Only re-renders when its own props or state change. */
export const TextLine = memo(Line, isSameLine);

/** A missing text is said elsewhere. */
export const LineNotes = (props: TextProps) => {
  const { language, file, path } = props;
  const { wrong, quiet } = useNotes(props);
  if (wrong.length === 0 && quiet.length === 0) return null;
  return (
    <Note id={`${fieldId(file, path)}-note`} isError={wrong.length > 0}>
      <span>
        {(language === defaultLanguage() ? "" : `${language.toUpperCase()}: `) +
          [...wrong, ...quiet].join(" ")}
      </span>
    </Note>
  );
};
