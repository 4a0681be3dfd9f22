import { useState } from "react";
import { localeOf } from "../../content-files/content";
import { namespaceTitle } from "../../content-files/labels";
import type { Path } from "../../model/schema";
import { toTranslate } from "../content/to-translate";
import { contentNow } from "../content/now";
import { useWords, useWork } from "../context";
import { FieldArea, type OnField } from "../form/field-area";
import { addressOf } from "../places";
import { sectionTitle } from "../desk-sections";
import { PanelHead } from "./panel-head";
import { Translations } from "./translations";
import { useNamespaces } from "./use-namespaces";
import { WordsTable } from "./words-table";

type WordsProps = {
  /** A file of interface words; without one, all of them are listed. */
  file?: string;
  field?: Path;
  onField?: OnField;
};

/** The interface words, and all texts that wait for a translator. */
export const WordsScreen = ({ file, field, onField }: WordsProps) => {
  const namespace = file === undefined ? undefined : localeOf(file)?.namespace;
  return namespace === undefined ? (
    <WordsList />
  ) : (
    <Namespace key={namespace} {...{ namespace, file, field, onField }} />
  );
};

const Namespace = ({ namespace, file, field, onField }: WordsProps & { namespace: string }) => {
  const words = useWords();
  return (
    <>
      <PanelHead
        back={{ place: { screen: "list", name: "words" }, title: sectionTitle("words", words) }}
        file={file}
        title={namespaceTitle(namespace)}
      />
      <div className="panel__body">
        <FieldArea file={file} field={field} onField={onField}>
          <WordsTable namespace={namespace} />
        </FieldArea>
      </div>
    </>
  );
};

const WordsList = () => {
  const words = useWords();
  const { words: told } = words.texts;
  const content = contentNow(useWork());
  const waiting = toTranslate(content);
  const [isTranslating, setTranslating] = useState(false);
  return (
    <>
      <PanelHead
        back={{ place: { screen: "start" }, title: words.nav.start }}
        title={sectionTitle("words", words)}
      >
        {told.help}
      </PanelHead>
      <div className="panel__body">
        <div className="seg words__filter" role="group" aria-label={told.views}>
          <button type="button" aria-pressed={!isTranslating} onClick={() => setTranslating(false)}>
            {told.bySection}
          </button>
          <button type="button" aria-pressed={isTranslating} onClick={() => setTranslating(true)}>
            {waiting > 0 ? told.toTranslate(waiting) : told.translations}
          </button>
        </div>
        {isTranslating ? <Translations /> : <Namespaces />}
      </div>
    </>
  );
};

const Namespaces = () => {
  const { words: told } = useWords().texts;
  return (
    <ul className="counts counts--one">
      {useNamespaces().map(({ name, title, rows, file }) => (
        <li key={name}>
          <a href={addressOf({ screen: "entry", file })}>
            {title} <span>{told.count(rows.length)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
