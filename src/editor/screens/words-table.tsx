import { memo, useState } from "react";
import { defaultLanguage, languageCodes } from "../../languages";
import { markOf, type Row } from "../../content-files/texts";
import { placeholdersIn } from "../../model/placeholders";
import { findingMessage } from "../../validation/messages";
import { isToTranslate, markedTexts } from "../content/to-translate";
import { contentNow } from "../content/now";
import { useDesk, useWords, useWork } from "../context";
import { useField } from "../form/use-field";
import { useChecked } from "../use-checked";
import { useNamespaces } from "./use-namespaces";
import { bracedList, WordCell } from "./word-cell";

/** Codes of errors that a word says itself. */
const OWN = ["missing-word", "different-variables", "empty"];

/** The interface words of a namespace in every language. */
export const WordsTable = ({ namespace }: { namespace: string }) => {
  const words = useWords();
  const { words: told } = words.texts;
  const content = contentNow(useWork());
  const brought = useChecked((checked) => checked.brought);
  const older = useChecked((checked) => checked.older);
  const table = useNamespaces().find(({ name }) => name === namespace);
  /** Rows that are shown; all of them while it is undefined. What is translated does not go at once. */
  const [kept, setKept] = useState<ReadonlySet<string>>();
  if (!table) return <p>{told.noWords}</p>;
  const waiting = markedTexts(content).filter(
    (marked) => isToTranslate(marked) && table.rows.some(({ key }) => key === marked.row.key),
  );
  const errorAt = (row: Row) =>
    Object.fromEntries(
      [...brought, ...older].flatMap((error) => {
        const code = languageCodes.find((each) => row.cells[each].file === error.file);
        const isIts =
          code && error.path[0] === row.cells[code].path[0] && !OWN.includes(error.code);
        return isIts
          ? [[code, findingMessage(error, words.tag.startsWith("en") ? "en" : "es")]]
          : [];
      }),
    );
  return (
    <>
      <div className="seg words__filter" role="group" aria-label={told.filter}>
        <button type="button" aria-pressed={!kept} onClick={() => setKept(undefined)}>
          {told.all}
        </button>
        <button
          type="button"
          aria-pressed={Boolean(kept)}
          onClick={() => setKept(new Set(waiting.map(({ row }) => row.key)))}
        >
          {waiting.length > 0 ? told.toTranslate(waiting.length) : told.nothingToTranslate}
        </button>
      </div>
      {table.rows
        .filter(({ key }) => !kept || kept.has(key))
        .map((row) => (
          <WordRow key={row.key} row={row} errors={errorAt(row)} />
        ))}
    </>
  );
};

type RowProps = { row: Row; errors: Partial<Record<string, string>> };

const isSameRow = (a: RowProps, b: RowProps) =>
  a.row.key === b.row.key &&
  languageCodes.every(
    (code) =>
      a.row.cells[code].text === b.row.cells[code].text && a.errors[code] === b.errors[code],
  );

const WordRow = memo(({ row, errors }: RowProps) => {
  const words = useWords();
  const { words: told } = words.texts;
  const { file, path } = row.cells[defaultLanguage];
  const wordKey = String(path[0]);
  const { base } = useField(file, path);
  const original = typeof base === "string" ? base : (row.cells[defaultLanguage].text ?? "");
  const label = original || wordKey;
  const variables = [...new Set(placeholdersIn(original))];
  return (
    <div className="field is-open word" role="group" aria-label={label}>
      {languageCodes.map((code) => (
        <WordBefore key={code} file={row.cells[code].file} wordKey={wordKey} />
      ))}
      <div className="lines">
        {languageCodes.map((code) => {
          const mark = markOf(row, code);
          return (
            <WordCell
              key={code}
              file={row.cells[code].file}
              wordKey={wordKey}
              language={code}
              label={label}
              error={errors[code]}
              equalTo={mark?.kind === "equal" ? mark.to : undefined}
              variables={variables}
            />
          );
        })}
      </div>
      {variables.length > 0 && (
        <p className="note">{told.variables(bracedList(variables, words.tag), variables.length)}</p>
      )}
    </div>
  );
}, isSameRow);
WordRow.displayName = "WordRow";

/** What a changed word was, and the way back. */
const WordBefore = ({ file, wordKey }: { file: string; wordKey: string }) => {
  const desk = useDesk();
  const { words: told } = useWords().texts;
  const { base, isChanged } = useField(file, [wordKey]);
  if (!isChanged) return null;
  return (
    <p className="was">
      <span>{told.was(typeof base === "string" ? base : "")}</span>
      <button type="button" className="link" onClick={() => desk.change(file, [wordKey], base)}>
        {told.undo}
      </button>
    </p>
  );
};
