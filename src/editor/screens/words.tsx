import { useState } from "react";
import { localeOf } from "../../content-files/content";
import { namespaceTitle } from "../../content-files/labels";
import type { Path } from "../../model/schema";
import { toTranslate } from "../content/to-translate";
import { useWords, useWork } from "../context";
import { checkedOf } from "../desk";
import { FieldArea, type OnField } from "../form/field-area";
import { Icon } from "../icon";
import { addressOf } from "../places";
import { sectionTitle } from "../desk-sections";
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
      <header className="panel__head">
        <div className="panel__way">
          <a href={addressOf({ screen: "list", name: "words" })}>
            <Icon name="left" />
            {sectionTitle("words", words)}
          </a>
          <a href={addressOf({ screen: "history", file })}>
            <Icon name="clock" />
            {words.entry.history}
          </a>
        </div>
        <h1>{namespaceTitle(namespace)}</h1>
      </header>
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
  const { content } = checkedOf(useWork());
  const waiting = toTranslate(content);
  const [isTranslating, setTranslating] = useState(false);
  return (
    <>
      <header className="panel__head">
        <h1>{sectionTitle("words", words)}</h1>
        <p>{told.help}</p>
      </header>
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
    <ul className="counts">
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
