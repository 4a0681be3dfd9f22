import { memo, useState } from "react";
import { defaultLanguage, languageCodes } from "../../languages";
import { markOf, type Row } from "../../content-files/texts";
import type { SchemaNode } from "../../model/schema";
import { placeholdersIn } from "../../model/placeholders";
import { findingMessage } from "../../validation/messages";
import { isToTranslate, markedTexts } from "../content/to-translate";
import { contentNow } from "../content/now";
import { useDesk, useWords, useWork } from "../context";
import { Known } from "../form/known";
import { useField } from "../form/use-field";
import { useChecked } from "../use-checked";
import { useNamespaces } from "./use-namespaces";
import { bracedList, MessageCell } from "./message-cell";

/** Codes of errors that `MessageCell` finds by itself, so that they are not shown twice. */
const OWN_CODES = ["missing-word", "different-variables", "empty"];

/** The messages of a namespace in every language. */
export const MessageTable = ({ namespace }: { namespace: string }) => {
  const words = useWords();
  const { words: labels } = words.texts;
  const content = contentNow(useWork());
  const brought = useChecked((checked) => checked.brought);
  const older = useChecked((checked) => checked.older);
  const table = useNamespaces().find(({ name }) => name === namespace);
  /** Keys of the rows to show, or undefined for all. Kept in state, so that a row stays once it is translated. */
  const [filter, setFilter] = useState<ReadonlySet<string>>();
  if (!table) return <p>{labels.noWords}</p>;
  const waiting = markedTexts(content).filter(
    (marked) => isToTranslate(marked) && table.rows.some(({ key }) => key === marked.row.key),
  );
  const errorAt = (row: Row) =>
    Object.fromEntries(
      [...brought, ...older].flatMap((error) => {
        const code = languageCodes.find((each) => row.cells[each].file === error.file);
        const isOwn =
          code && error.path[0] === row.cells[code].path[0] && !OWN_CODES.includes(error.code);
        return isOwn
          ? [[code, findingMessage(error, words.tag.startsWith("en") ? "en" : "es")]]
          : [];
      }),
    );
  return (
    <>
      <div className="seg words__filter" role="group" aria-label={labels.filter}>
        <button type="button" aria-pressed={!filter} onClick={() => setFilter(undefined)}>
          {labels.all}
        </button>
        <button
          type="button"
          aria-pressed={Boolean(filter)}
          onClick={() => setFilter(new Set(waiting.map(({ row }) => row.key)))}
        >
          {waiting.length > 0 ? labels.toTranslate(waiting.length) : labels.nothingToTranslate}
        </button>
      </div>
      {table.rows
        .filter(({ key }) => !filter || filter.has(key))
        .map((row) => (
          <MessageRow key={row.key} row={row} errors={errorAt(row)} />
        ))}
    </>
  );
};

/** Messages are in no collection. */
const MESSAGE: SchemaNode = { type: "string" };

type RowProps = { row: Row; errors: Partial<Record<string, string>> };

const isSameRow = (a: RowProps, b: RowProps) =>
  a.row.key === b.row.key &&
  languageCodes.every(
    (code) =>
      a.row.cells[code].text === b.row.cells[code].text && a.errors[code] === b.errors[code],
  );

const MessageRow = memo(({ row, errors }: RowProps) => {
  const words = useWords();
  const { words: labels } = words.texts;
  const { file, path } = row.cells[defaultLanguage];
  const messageKey = String(path[0]);
  const { base } = useField(file, path);
  const original = typeof base === "string" ? base : (row.cells[defaultLanguage].text ?? "");
  const label = original || messageKey;
  const variables = [...new Set(placeholdersIn(original))];
  return (
    <div className="field is-open word" role="group" aria-label={label}>
      {languageCodes.map((code) => (
        <PreviousText key={code} file={row.cells[code].file} messageKey={messageKey} />
      ))}
      <div className="lines">
        {languageCodes.map((code) => {
          const mark = markOf(row, code);
          return (
            <Known key={code} node={MESSAGE} file={row.cells[code].file} path={[messageKey]}>
              <MessageCell
                file={row.cells[code].file}
                messageKey={messageKey}
                language={code}
                label={label}
                error={errors[code]}
                equalTo={mark?.kind === "equal" ? mark.to : undefined}
                variables={variables}
              />
            </Known>
          );
        })}
      </div>
      {variables.length > 0 && (
        <p className="note">
          {labels.variables(bracedList(variables, words.tag), variables.length)}
        </p>
      )}
    </div>
  );
}, isSameRow);
MessageRow.displayName = "MessageRow";

/** The public text of a changed message, with a button to restore it. */
const PreviousText = ({ file, messageKey }: { file: string; messageKey: string }) => {
  const desk = useDesk();
  const { words: labels } = useWords().texts;
  const { base, isChanged } = useField(file, [messageKey]);
  if (!isChanged) return null;
  return (
    <p className="was">
      <span>{labels.was(typeof base === "string" ? base : "")}</span>
      <button type="button" className="link" onClick={() => desk.change(file, [messageKey], base)}>
        {labels.undo}
      </button>
    </p>
  );
};
