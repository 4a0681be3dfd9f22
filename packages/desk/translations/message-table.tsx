import { memo, useState } from "react";
import {
  truncate,
  localeTexts,
  markOf,
  type Row,
  placeholdersIn,
} from "@brisa/typed-content/texts";
import { defaultLanguage, languageCodes, type LanguageCode } from "@brisa/typed-content/languages";
import { type SchemaNode, type Address, type Content, namespaceTitle } from "@brisa/typed-content";
import { findingMessage } from "../told/finding-words";
import { isToTranslate, textsToCheck } from "./to-translate";
import { languageName } from "../told/labels";
import { valueAt } from "../core/paths";
import type { Work } from "../core/work";
import { useDesk, useDeskState, useWords, useWork, useChecked } from "../state/context";
import { EarlierValue } from "../form/frame";
import { Known } from "../form/known";
import { fieldId, useField } from "../form/use-field";
import { cachedBy } from "@brisa/typed-content/helpers";
import { localeFile } from "@brisa/typed-content/files";
import { bracedList, MessageCell, MessageNotes } from "./message-cell";
import { contentNow } from "../core/edits";

type Namespace = { name: string; title: string; rows: Row[]; file: string };

const namespacesOf = cachedBy((content: Content) =>
  localeTexts(content).map(({ file, rows }): Namespace => {
    const name = file.replace(/^.*\/|\.json$/g, "");
    const own = localeFile(defaultLanguage(), name);
    return { name, title: namespaceTitle(content.model, name), rows, file: own };
  }),
);

export const useNamespaces = (): Namespace[] => namespacesOf(contentNow(useWork()));

/** `MessageCell` finds these by itself. */
const OWN_CODES = ["missing-word", "different-variables", "empty"];

export const MessageTable = ({ namespace }: { namespace: string }) => {
  const words = useWords();
  const { words: labels } = words.texts;
  const content = contentNow(useWork());
  const brought = useChecked((checked) => checked.brought);
  const older = useChecked((checked) => checked.older);
  const table = useNamespaces().find(({ name }) => name === namespace);
  /** Keys, or undefined for all. State, so that a row stays once it is translated. */
  const [filter, setFilter] = useState<ReadonlySet<string>>();
  if (!table) return <p>{labels.noWords}</p>;
  const waiting = textsToCheck(content).filter(
    (text) => isToTranslate(text) && table.rows.some(({ key }) => key === text.row.key),
  );
  const errorAt = (row: Row) =>
    Object.fromEntries(
      [...brought, ...older].flatMap((error) => {
        const code = languageCodes().find((each) => row.cells[each].file === error.file);
        const isOwn =
          code && error.path[0] === row.cells[code].path[0] && !OWN_CODES.includes(error.code);
        return isOwn ? [[code, findingMessage(error, words)]] : [];
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
  languageCodes().every(
    (code) =>
      a.row.cells[code].text === b.row.cells[code].text && a.errors[code] === b.errors[code],
  );

const MessageRow = memo(({ row, errors }: RowProps) => {
  const words = useWords();
  const { words: labels } = words.texts;
  const { file, path } = row.cells[defaultLanguage()];
  const messageKey = String(path[0]);
  const { base } = useField(file, path);
  const original = typeof base === "string" ? base : (row.cells[defaultLanguage()].text ?? "");
  const label = original || messageKey;
  const variables = [...new Set(placeholdersIn(original))];
  const texts = languageCodes().map((language) => {
    const mark = markOf(row, language);
    return {
      file: row.cells[language].file,
      path: [messageKey],
      language,
      error: errors[language],
      equalTo: mark?.kind === "equal" ? mark.to : undefined,
      variables,
    };
  });
  return (
    <div className="field word" role="group" aria-label={label}>
      <div className="lines">
        {texts.map((text) => (
          <Known key={text.language} node={MESSAGE} file={text.file} path={text.path}>
            <MessageCell {...text} label={label} />
          </Known>
        ))}
      </div>
      {variables.length > 0 && (
        <p className="note">
          {labels.variables(bracedList(variables, words.tag), variables.length)}
        </p>
      )}
      <div className="notes">
        <PreviousText texts={texts} />
        {texts.map((text) => (
          <MessageNotes key={text.language} {...text} />
        ))}
      </div>
    </div>
  );
}, isSameRow);
MessageRow.displayName = "MessageRow";

type Text = Address & { language: LanguageCode };

const PreviousText = ({ texts }: { texts: Text[] }) => {
  const desk = useDesk();
  const words = useWords();
  const { fields } = words;
  const isChangedIn = ({ edits }: Work, { file, path }: Text) => {
    const { base, data } = edits.get(file) ?? {};
    return base !== undefined && valueAt(base, path) !== valueAt(data, path);
  };
  const first = useDeskState(({ work }) => texts.find((text) => isChangedIn(work, text))?.language);
  const changed = texts.find(({ language }) => language === first);
  if (!changed) return null;
  const baseOf = ({ file, path }: Text) => valueAt(desk.state().work.edits.get(file)?.base, path);
  const text = fields.quoted(truncate(String(baseOf(changed) ?? "")));
  const undo = () => {
    // The original comes last: changing it affects which translations are marked as older than it.
    for (const each of texts.toReversed())
      if (isChangedIn(desk.state().work, each))
        // Messages are in no lists.
        desk.change(each.file, each.path.map(String), baseOf(each));
    document.getElementById(fieldId(changed.file, changed.path))?.focus();
  };
  return (
    <EarlierValue
      text={
        first === undefined || first === defaultLanguage()
          ? fields.was(text)
          : fields.wasIn(languageName(first, words), text)
      }
      onUndo={undo}
    />
  );
};
