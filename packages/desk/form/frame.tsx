import type { ReactElement, ReactNode } from "react";
import type { ContentError } from "@brisa/typed-content/check";
import type { Content, SchemaNode } from "@brisa/typed-content";
import { truncate } from "@brisa/typed-content/texts";
import { defaultLanguage, type LanguageCode } from "@brisa/typed-content/languages";
import { useDesk, useWords } from "../state/context";
import type { Words } from "../words";
import { Icon } from "../ui/icon";
import { errorWords } from "../told/finding-words";
import { useErrors } from "../state/field-errors";
import { fieldAttribute, fieldId, useField, type FieldProps } from "./use-field";
import { languageName } from "../told/labels";
import { valueText } from "../told/value-text";
import { contentNow } from "../core/edits";
import { storedText } from "../values/normalise-text";

export const Note = ({
  id,
  isError,
  children,
}: {
  id: string;
  isError?: boolean;
  children: ReactNode;
}) => (
  <p className={isError ? "note note--error" : "note"} id={id}>
    {isError && <Icon name="alert" />}
    <span>{children}</span>
  </p>
);

/** Undefined where the kind of field has none of its own. */
type OwnMessages = (error: ContentError, value: unknown) => string | undefined;

/** @param ownMessages those of the kind of field */
export const useControl = (
  { node, file, path, isOptional }: FieldProps,
  ownMessages?: OwnMessages,
) => {
  const id = fieldId(file, path);
  const words = useWords();
  const field = useField(file, path);
  const { errors, onFocus, onBlur } = useErrors(file, path);
  const messages = [
    ...new Set(
      errors.map(
        (error) => ownMessages?.(error, field.value) ?? errorWords(error, node, field.value, words),
      ),
    ),
  ];
  const { value, base, set } = field;
  const text = value === undefined ? "" : String(value);
  const described = [
    node.description && `${id}-hint`,
    `${id}-note`,
    messages.length > 0 && `${id}-error`,
  ];
  return {
    ...field,
    id,
    address: { file, path },
    /** The value as it is stored. */
    text,
    /** Stores what was typed: as it was `read`, or else as it is, for the check to refuse. */
    setTyped: (typed: string, read?: unknown) =>
      set(read ?? storedText(typed.trim(), base, isOptional)),
    messages,
    /** For a missing value whose error is not shown yet. */
    missingNote:
      text === "" && !isOptional && messages.length === 0 ? words.fields.missing : undefined,
    attributes: {
      ...fieldAttribute(path),
      id,
      "aria-invalid": messages.length > 0 || undefined,
      "aria-describedby": described.filter(Boolean).join(" "),
      onFocus,
      onBlur,
    },
  };
};

export type Control = ReturnType<typeof useControl>;

type NotesProps = {
  node: FieldProps["node"];
  control: Control;
  /** How the value is understood, or a question about it. */
  note?: string | ReactElement;
};

type FrameProps = NotesProps & {
  /** Several elements share the label. */
  isGroup?: boolean;
  children: ReactElement;
};

export const EarlierValue = ({ text, onUndo }: { text: string; onUndo: () => void }) => {
  const { common } = useWords();
  return (
    <p className="was">
      <span className="cut">{text}</span>
      <button type="button" className="link" onClick={onUndo}>
        {common.undo}
      </button>
    </p>
  );
};

/** Of the first language in which a text was another one. */
export const EarlierText = (props: {
  language: LanguageCode;
  text: string;
  onUndo: () => void;
}) => {
  const { language, text, onUndo } = props;
  const words = useWords();
  const { fields } = words;
  const was = text ? fields.quoted(truncate(text)) : fields.nothing;
  return (
    <EarlierValue
      text={
        language === defaultLanguage()
          ? fields.was(was)
          : fields.wasIn(languageName(language, words), was)
      }
      onUndo={onUndo}
    />
  );
};

const earlierText = (node: SchemaNode, base: unknown, content: Content, words: Words) => {
  const { fields } = words;
  if (node.type === "boolean") return base === true ? fields.yes : fields.no;
  const was = valueText(node, base, content, words);
  if (!was) return fields.nothing;
  return was.isQuoted ? fields.quoted(truncate(was.text)) : was.text;
};

/** The notes' place below the control is there before them, so that nothing moves when they come. */
export const Notes = ({ node, control, note }: NotesProps) => {
  const desk = useDesk();
  const words = useWords();
  const { id, isChanged, base, set, messages, missingNote } = control;
  const text = note ?? missingNote;
  const undo = () => {
    set(base);
    // The pressed button disappears.
    document.getElementById(id)?.focus();
  };
  return (
    <div className="notes">
      {isChanged && (
        <EarlierValue
          text={words.fields.was(earlierText(node, base, contentNow(desk.state().work), words))}
          onUndo={undo}
        />
      )}
      {text && (
        <Note id={`${id}-note`}>
          <span>{text}</span>
        </Note>
      )}
      {messages.length > 0 && (
        <Note id={`${id}-error`} isError>
          <span>{messages.join(" ")}</span>
        </Note>
      )}
    </div>
  );
};

export const Frame = ({ node, control, note, isGroup, children }: FrameProps) => {
  const { id, isChanged } = control;
  const label = node.title ?? "";
  return (
    <div
      className={isChanged ? "field is-changed" : "field"}
      {...(isGroup && { role: "group", "aria-labelledby": `${id}-label` })}
    >
      {isGroup ? (
        <span className="field__label" id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
      )}
      {node.description && (
        <p className="field__hint" id={`${id}-hint`}>
          {node.description}
        </p>
      )}
      {children}
      <Notes node={node} control={control} note={note} />
    </div>
  );
};
