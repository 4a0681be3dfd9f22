import { memo, useState } from "react";
import { localeTexts, markOf, type Row, placeholdersIn } from "@brisa/typed-content/texts";
import { defaultLanguage, languageCodes, type LanguageCode } from "@brisa/typed-content/languages";
import { type SchemaNode, type Address, type Content, namespaceTitle } from "@brisa/typed-content";
import { isToTranslate, textsToCheck } from "./to-translate";
import { languageName } from "../told/labels";
import { valueAt } from "../core/paths";
import { isSame } from "../core/json";
import { dataOf, type Work } from "../core/work";
import { useDesk, useDeskState, useWords, useWork } from "../state/context";
import { EarlierText } from "../form/frame";
import { Known } from "../form/known";
import { fieldId, useField } from "../form/use-field";
import { cachedBy } from "@brisa/typed-content/helpers";
import { localeFile } from "@brisa/typed-content/files";
import { LineNotes, TextLine } from "../form/text-line";
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

export const MessageTable = ({ namespace }: { namespace: string }) => {
  const words = useWords();
  const { words: labels } = words.texts;
  const content = contentNow(useWork());
  const table = useNamespaces().find(({ name }) => name === namespace);
  /** Keys, or undefined for all. State, so that a row stays once it is translated. */
  const [filter, setFilter] = useState<ReadonlySet<string>>();
  if (!table) return <p>{labels.noWords}</p>;
  const waiting = textsToCheck(content).filter(
    (text) => isToTranslate(text) && table.rows.some(({ key }) => key === text.row.key),
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
          <MessageRow key={row.key} row={row} />
        ))}
    </>
  );
};

/** Messages are in no collection. */
const MESSAGE: SchemaNode = { type: "string" };

/** `{{count}} y {{name}}` */
const bracedList = (names: readonly string[], tag: string) =>
  new Intl.ListFormat(tag).format(names.map((name) => `{{${name}}}`));

type RowProps = { row: Row };

const isSameRow = ({ row }: RowProps, { row: next }: RowProps) => isSame(row, next);

const MessageRow = memo(({ row }: RowProps) => {
  const desk = useDesk();
  const words = useWords();
  const { words: labels } = words.texts;
  const { file, path } = row.cells[defaultLanguage()];
  const { base } = useField(file, path);
  const original = typeof base === "string" ? base : (row.cells[defaultLanguage()].text ?? "");
  const label = original || String(path[0]);
  const variables = [...new Set(placeholdersIn(original))];
  const also = (language: LanguageCode) => {
    const mark = markOf(row, language);
    const { text = "" } = row.cells[language];
    const lost = variables.filter((name) => !placeholdersIn(text).includes(name));
    return {
      wrong: lost.length > 0 ? labels.lost(bracedList(lost, words.tag)) : undefined,
      quiet: mark?.kind === "equal" ? labels.equal(languageName(mark.to, words)) : undefined,
    };
  };
  const texts = languageCodes().map((language) => ({
    node: MESSAGE,
    language,
    ...row.cells[language],
    isLeftOut: false,
    shownIn: language,
    also: also(language),
    hasFacts: false,
  }));
  const store = (language: LanguageCode, text: string) =>
    desk.change(row.cells[language].file, path.map(String), text);
  return (
    <div className="field word" role="group" aria-label={label}>
      <div className="lines">
        {texts.map((text) => (
          <Known key={text.language} node={MESSAGE} file={text.file} path={text.path}>
            <TextLine {...text} label={label} isOriginal isOneLine={false} store={store} />
          </Known>
        ))}
      </div>
      {variables.length > 0 && (
        <p className="note">
          {labels.variables(bracedList(variables, words.tag), variables.length)}
        </p>
      )}
      <div className="notes">
        <Previous texts={texts} />
        {texts.map((text) => (
          <LineNotes key={text.language} {...text} />
        ))}
      </div>
    </div>
  );
}, isSameRow);
MessageRow.displayName = "MessageRow";

type Text = Address & { language: LanguageCode };

const baseIn = ({ edits }: Work, { file, path }: Text) => valueAt(edits.get(file)?.base, path);

const isChangedIn = (work: Work, text: Text) =>
  work.edits.get(text.file)?.base !== undefined &&
  baseIn(work, text) !== valueAt(dataOf(work, text.file), text.path);

const Previous = ({ texts }: { texts: Text[] }) => {
  const desk = useDesk();
  const changed = useDeskState(({ work }) => texts.find((text) => isChangedIn(work, text)));
  if (!changed) return null;
  const undo = () => {
    // The original comes last: changing it affects which translations are marked as older than it.
    for (const each of texts.toReversed()) {
      const { work } = desk.state();
      if (isChangedIn(work, each))
        // Messages are in no lists.
        desk.change(each.file, each.path.map(String), baseIn(work, each));
    }
    document.getElementById(fieldId(changed.file, changed.path))?.focus();
  };
  return (
    <EarlierText
      language={changed.language}
      text={String(baseIn(desk.state().work, changed) ?? "")}
      onUndo={undo}
    />
  );
};
