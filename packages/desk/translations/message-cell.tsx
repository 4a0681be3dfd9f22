import type { LanguageCode } from "@brisa/typed-content/languages";
import { visibleText } from "@brisa/typed-content/check";
import { placeholdersIn } from "@brisa/typed-content/texts";
import type { Path } from "@brisa/typed-content";
import { languageName } from "../told/labels";
import { readStateAt } from "../core/unread";
import { UnreadRow } from "../form/unread-row";
import { useDeskState, useWords } from "../state/context";
import { Note } from "../form/frame";
import { useTouched } from "../state/touched";
import { fieldAttribute, fieldId, useField, useValue } from "../form/use-field";
import { useTyped } from "../form/typed-input";
import { Icon } from "../ui/icon";

type TextProps = {
  file: string;
  /** Of one step, the key of the message. */
  path: Path;
  language: LanguageCode;
  error?: string;
  /** The first language with the same text. */
  equalTo?: LanguageCode;
  /** Variables that the message must contain. */
  variables: readonly string[];
};

type CellProps = TextProps & { label: string };

/** An error of the check is told once the text was left. */
const useMessage = ({ file, path, error, variables }: TextProps) => {
  const words = useWords();
  const value = useValue(file, path);
  const { isTouched, touch } = useTouched(file, path);
  const text = typeof value === "string" ? value : "";
  const isMissing = text.trim() === "";
  const lost = variables.filter((name) => !placeholdersIn(text).includes(name));
  const wrong =
    lost.length > 0
      ? words.texts.words.lost(bracedList(lost, words.tag))
      : isTouched
        ? error
        : undefined;
  return { text, isMissing, wrong: isMissing ? undefined : wrong, touch };
};

export const MessageCell = (props: CellProps) => {
  const { file, path, language, label } = props;
  const words = useWords();
  const { words: labels } = words.texts;
  const { set } = useField(file, path);
  const readState = useDeskState(({ work }) => readStateAt(work, { file, path }));
  const isUnread = readState !== "read";
  const { text, isMissing, wrong, touch } = useMessage(props);
  const typed = useTyped({ file, path }, text, (written) => set(visibleText(written)));
  const id = fieldId(file, path);
  const state = isMissing ? "is-missing" : isUnread ? "is-unread" : "";
  const name = labels.inLanguage(label, languageName(language, words));
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
          id={id}
          lang={language}
          rows={1}
          aria-label={name}
          aria-invalid={isMissing || wrong !== undefined}
          aria-describedby={isUnread ? `${id}-note ${id}-unread` : `${id}-note`}
          value={typed.text}
          onChange={({ target }) => typed.onText(target.value)}
          onBlur={() => {
            typed.onBlur();
            touch();
          }}
        />
      </span>
      {isMissing && (
        <p className="line__note" id={`${id}-note`}>
          <Icon name="alert" />
          {labels.missing}
        </p>
      )}
      <UnreadRow
        id={`${id}-unread`}
        line={name}
        at={{ file, path }}
        state={readState}
        onPress={() => document.getElementById(id)?.focus()}
      />
    </div>
  );
};

/** A missing message is said elsewhere. */
export const MessageNotes = (props: TextProps) => {
  const { file, path, language, equalTo } = props;
  const words = useWords();
  const { isMissing, wrong } = useMessage(props);
  const { words: labels } = words.texts;
  if (isMissing || (wrong === undefined && !equalTo)) return null;
  return (
    <Note id={`${fieldId(file, path)}-note`} isError={wrong !== undefined}>
      <span>
        {`${language.toUpperCase()}: ${wrong ?? (equalTo ? labels.equal(languageName(equalTo, words)) : "")}`}
      </span>
    </Note>
  );
};

/** `{{count}} y {{name}}` */
export const bracedList = (names: readonly string[], tag: string) =>
  new Intl.ListFormat(tag).format(names.map((name) => `{{${name}}}`));
