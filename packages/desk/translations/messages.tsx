import { useState } from "react";
import { contentModel } from "../core/model";
import { languageCodes } from "@brisa/typed-content/languages";
import { localeFile, localeOf } from "@brisa/typed-content/files";
import { namespaceTitle, type Path } from "@brisa/typed-content";
import { toTranslate } from "./to-translate";
import { useDeskState, useWords, useWork } from "../state/context";
import { UnreadableNote } from "../form/unreadable-note";
import { FieldArea } from "../form/field-area";
import { addressOf, type OnField, sectionTitle } from "../core/places";
import { MessageTable, useNamespaces } from "./message-table";
import { EarlierDetails } from "../form/earlier-details";
import { PanelScreen } from "../ui/panel-screen";
import { Translations } from "./translations-screen";
import { contentNow, isUnreadable } from "../core/edits";

type MessagesProps = {
  /** Undefined lists all namespaces. */
  file?: string;
  field?: Path;
  onField?: OnField;
};

export const MessagesScreen = ({ file, field, onField }: MessagesProps) => {
  const namespace = file === undefined ? undefined : localeOf(file)?.namespace;
  return namespace === undefined ? (
    <MessagesStart />
  ) : (
    <Namespace key={namespace} {...{ namespace, file, field, onField }} />
  );
};

const Namespace = ({ namespace, file, field, onField }: MessagesProps & { namespace: string }) => {
  const files = languageCodes().map((code) => localeFile(code, namespace));
  const isWhole = useDeskState(
    ({ work }) => !files.some((each) => isUnreadable(work.snapshot, each)),
  );
  return (
    <PanelScreen list="words" file={file} title={namespaceTitle(contentModel(), namespace)}>
      <UnreadableNote files={files} />
      {isWhole && file !== undefined && <EarlierDetails key={file} file={file} />}
      {isWhole && (
        <FieldArea file={file} field={field} onField={onField}>
          <MessageTable namespace={namespace} />
        </FieldArea>
      )}
    </PanelScreen>
  );
};

const MessagesStart = () => {
  const words = useWords();
  const { words: labels } = words.texts;
  const content = contentNow(useWork());
  const waiting = toTranslate(content);
  const [isTranslating, setTranslating] = useState(false);
  return (
    <PanelScreen title={sectionTitle("words", words)} help={labels.help}>
      <div className="seg words__filter" role="group" aria-label={labels.views}>
        <button type="button" aria-pressed={!isTranslating} onClick={() => setTranslating(false)}>
          {labels.bySection}
        </button>
        <button type="button" aria-pressed={isTranslating} onClick={() => setTranslating(true)}>
          {waiting > 0 ? labels.toTranslate(waiting) : labels.translations}
        </button>
      </div>
      {isTranslating ? <Translations /> : <Namespaces />}
    </PanelScreen>
  );
};

const Namespaces = () => {
  const { words: labels } = useWords().texts;
  return (
    <ul className="counts counts--one">
      {useNamespaces().map(({ name, title, rows, file }) => (
        <li key={name}>
          <a href={addressOf({ screen: "entry", file })}>
            <span>{title}</span> <span>{labels.count(rows.length)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
